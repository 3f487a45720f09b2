"""How the C library deals with large blocks of memory, such as pictures.

They come and go in all sizes. The GNU library keeps what was freed for later, in between what stays
(its threshold follows the largest block ever freed, up to 32 MB), so that a program that needs no
more than before grows all the same. Told a fixed threshold, it gives each large block back to the
system as soon as it is free, as other libraries do.
"""

import ctypes
import sys

LARGE = 64 << 10
"""From so many bytes on; smaller ones fit into each other's gaps."""
_MMAP_THRESHOLD = -3
"""``M_MMAP_THRESHOLD`` of malloc.h."""


def give_back_large_blocks() -> bool:
    """Make it so from now on; False where there is no such library, or no need."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE))
    except (AttributeError, OSError):  # another C library
        return False
