"""What ``check`` looks at. Every lint returns its findings as lines: file, place, reason."""
