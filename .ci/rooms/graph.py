# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Rooms as a graph: circles, an order in which rooms know only rooms above them, the table."""


def reachable(start, pairs):
    """Every room that can be come to from the start along arrows, the start if on a circle."""
    found = set()
    waiting = [start]
    while waiting:
        room = waiting.pop()
        for target in (target for source, target in pairs if source == room):
            if target not in found:
                found.add(target)
                waiting.append(target)
    return found


def in_circles(pairs):
    """The arrows that are part of a circle."""
    reach = {room: reachable(room, pairs) for pair in pairs for room in pair}
    return {(source, target) for source, target in pairs if source in reach[target]}


def shortest_way(start, goal, pairs):
    """The shortest way along arrows, by name where two are equally short."""
    waiting = [[start]]
    seen = {start}
    for way in waiting:
        if way[-1] == goal:
            return way
        for target in sorted(target for source, target in pairs if source == way[-1]):
            if target not in seen:
                seen.add(target)
                waiting.append(way + [target])
    return []


def circles(pairs):
    """A shortest circle for each arrow that is part of one, each circle once."""
    found = {}
    for source, target in sorted(in_circles(pairs)):
        circle = [source] + shortest_way(target, source, pairs)
        found.setdefault(frozenset(circle), circle)
    return list(found.values())


def ordered(rooms, pairs):
    """The rooms so that each knows only rooms before it, but for circles.

    Next is one that waits for no room outside its own circle, and in it for the fewest; of
    several, the one that the alphabet has first.
    """
    reach = {room: reachable(room, pairs) for room in rooms}
    placed = []
    left = sorted(rooms)
    while left:
        waits = {room: [other for other in left if other != room and (room, other) in pairs]
                 for room in left}
        ready = [room for room in left if all(room in reach[other] for other in waits[room])]
        room = min(ready, key=lambda room: len(waits[room]))
        placed.append(room)
        left.remove(room)
    return placed


def table(rooms, pairs):
    """The table of the rooms that stands in the map of the sources, as lines of Markdown."""
    outside = sorted({target for _, target in pairs} - set(rooms))
    order = outside + ordered(rooms, pairs)

    def shown(name):
        return f"`{name}`" if name in outside else f"`{name}/`"

    def cell(names):
        return ", ".join(shown(name) for name in order if name in names) or "–"

    lines = ["| room | knows | is known by |", "|---|---|---|"]
    for room in order[len(outside):]:
        knows = {target for source, target in pairs if source == room}
        known = {source for source, target in pairs if target == room}
        lines.append(f"| `{room}/` | {cell(knows)} | {cell(known)} |")
    return lines
