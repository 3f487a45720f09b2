from game.engine.table import Table


def evaluate(table: Table) -> list[float]:
    return [0.5] * table.seats
