# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Holds what the compiler says against the allow-list."""

import re
from dataclasses import dataclass

from rooms import graph
from rooms.rules import FIELD_LIMIT, IMPORTS, STRICT

# How many places are shown for one arrow that is not listed.
SHOWN_PLACES = 5

# What the compiler puts before the name of a property where it speaks of an accessor.
ACCESSOR = re.compile(r"^\w+:")

IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*"
                    r"(?:(?:public|package|internal|fileprivate|private)\s+)?"
                    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)")


@dataclass(frozen=True)
class Use:
    """A reference from one room to something that a file of another declares."""

    file: str
    line: int
    name: str
    home: str


@dataclass(frozen=True)
class Offence:
    """One place that is wrong, and what is wrong with it."""

    file: str
    line: int
    text: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.text}"


class Layout:
    """Which file is in which module and room."""

    def __init__(self, root):
        self.root = root

    def modules(self):
        return sorted(folder.name for folder in (self.root / "Sources").iterdir()
                      if folder.is_dir())

    def files(self, module):
        """The sources of a module; the code of tutorials is none."""
        folder = self.root / "Sources" / module
        found = (path.relative_to(self.root) for path in folder.rglob("*.swift"))
        return sorted(str(path) for path in found if not any(part.endswith(".docc") for part in path.parts))

    def rooms(self, module):
        return sorted({self.room(file) for file in self.files(module)} - {""})

    @staticmethod
    def module(file):
        return file.split("/")[1]

    @staticmethod
    def room(file):
        parts = file.split("/")
        return parts[2] if len(parts) > 3 else ""


def imports(layout, rules):
    """Modules that are not listed, and imports that are not allowed."""
    found = []
    for module in layout.modules():
        if module not in rules.modules:
            found.append(f"Sources/{module}: {rules.shown} does not list the module {module};"
                         " add it")
            continue
        allowed = rules.modules[module].imports
        for file in layout.files(module):
            text = (layout.root / file).read_text(encoding="utf-8")
            for number, line in enumerate(text.splitlines(), 1):
                match = IMPORT.match(line)
                if match and match[1] not in allowed:
                    words = " and ".join(sorted(allowed)) or "nothing"
                    found.append(Offence(file, number, f"imports {match[1]}; {module} imports"
                                                       f" {words}"))
    for module in rules.modules.values():
        if module.name not in layout.modules():
            found.append(f"{rules.shown}:{module.line}: there is no module {module.name};"
                         " take it off the list")
    return found


def homeless(layout, module):
    """Files of a module that stand in no room."""
    return [Offence(file, 1, "is in no room; move it into a folder of the module")
            for file in layout.files(module.name)
            if module.mode != IMPORTS and not layout.room(file)]


def uses(layout, module, program, references):
    """What the rooms of a module use of one another and of the modules below, by arrow."""
    found = {}
    for reference in references:
        home = program.homes.get(reference.usr)
        if home is None or layout.module(reference.file) != module.name:
            continue
        source = layout.room(reference.file)
        same = layout.module(home) == module.name
        target = layout.room(home) if same else layout.module(home)
        if source and target and source != target:
            name = ACCESSOR.sub("", reference.name)
            use = Use(reference.file, reference.line, name, home)
            found.setdefault((source, target), {})[use] = None
    return {pair: list(places) for pair, places in found.items()}


def arrows(module, found, shown):
    """Arrows of the code that are not listed, and listed ones that the code does not have."""
    offences = []
    for (source, target), places in sorted(found.items()):
        if (source, target) in module.pairs():
            continue
        for use in places[:SHOWN_PLACES]:
            offences.append(Offence(use.file, use.line, f"{source} uses {use.name}, which"
                                                        f" {use.home} declares"))
        offences.append(f"{module.name}: the arrow {source} -> {target} is not listed"
                        f" ({len(places)} places); move the code, or let {shown} allow it")
    for arrow in module.arrows:
        if arrow.pair not in found:
            offences.append(f"{shown}:{arrow.line}: the arrow {arrow.source} -> {arrow.target} is"
                            f" gone from {module.name}; take it off the list")
    return offences


def circles(module, found, shown):
    """Circles of rooms; only a module that is not strict may have listed ones."""
    offences = []
    circular = graph.in_circles(set(found))
    known = {arrow.pair for arrow in module.arrows
             if arrow.known_circle and module.mode != STRICT}
    if circular - known:
        for circle in graph.circles(set(found)):
            steps = set(zip(circle, circle[1:]))
            if steps - known:
                offences.append(f"{module.name}: rooms know one another in a circle:"
                                f" {' -> '.join(circle)}")
                offences += [Offence(use.file, use.line, f"{step[0]} uses {use.name}, which"
                                                         f" {use.home} declares")
                             for step in zip(circle, circle[1:]) for use in found[step][:1]]
    for arrow in module.arrows:
        if arrow.known_circle and arrow.pair in found and arrow.pair not in circular:
            offences.append(f"{shown}:{arrow.line}: {arrow.source} -> {arrow.target} is part of"
                            " no circle any more; take the mark off")
    return offences


def writers(layout, module, program):
    """Places where a stored property is written from another file than its own."""
    offences = []
    for place in program.writings:
        found = program.fields.get(place.field)
        if (found is None or found.file == place.file
                or layout.module(found.file) != module.name):
            continue
        owner = program.type_name(found.owner)
        if owner in module.records or is_operation(program, found, place):
            continue
        offences.append(Offence(place.file, place.line, f"writes {owner}.{found.name}, which"
                                f" belongs to {found.file}; make it an operation there"))
    return by_place(offences + replacements(layout, module, program))


def is_operation(program, found, place):
    """Whether code of the owner hands one of its parts to a function of ours, which changes it."""
    return (place.callee in program.homes and program.is_within(place.within, found.owner)
            and program.is_part(found))


def replacements(layout, module, program):
    """Places where a method in another file than its type's writes `self`, all fields at once."""
    offences = []
    for place in program.replacements:
        found = program.types.get(place.within)
        if (found is None or found.kind != "struct" or found.file == place.file
                or layout.module(found.file) != module.name):
            continue
        owner = program.type_name(found.usr)
        if owner not in module.records:
            offences.append(Offence(place.file, place.line, f"writes all of {owner}, which belongs"
                                    f" to {found.file}; make it an operation there"))
    return offences


def by_place(offences):
    return sorted(offences, key=lambda it: (it.file, it.line, it.text))


def oversized(layout, module, program):
    """Types with more stored properties than they may have."""
    offences = []
    for found in types_of(layout, module, program):
        name = program.type_name(found.usr)
        if found.stored > module.limit(name):
            offences.append(Offence(
                found.file, found.line, f"{name} has {found.stored} stored properties, more than"
                                        f" {module.limit(name)}; take parts out of it"))
    return offences


def exceptions(layout, module, program, shown):
    """Exceptions in the allow-list that fit nothing."""
    offences = []
    types = {program.type_name(found.usr): found for found in types_of(layout, module, program)}
    for name, line in module.records.items():
        found = types.get(name)
        if found is None or found.kind != "struct" or not found.copyable:
            offences.append(f"{shown}:{line}: {module.name} has no copyable struct {name}; take"
                            " the record off the list")
    for name, (_, line) in module.limits.items():
        if name not in types or types[name].stored <= FIELD_LIMIT:
            offences.append(f"{shown}:{line}: {name} needs no limit of its own; take it off the"
                            " list")
    return offences


def types_of(layout, module, program):
    """The types of a module, by file and line."""
    return sorted((found for found in program.types.values()
                   if layout.module(found.file) == module.name),
                  key=lambda found: (found.file, found.line))
