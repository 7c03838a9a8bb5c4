# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""The allow-list: what each module may import, which room may know which, and what is excepted."""

import re
from dataclasses import dataclass, field

STRICT = "strict"
RECORDED = "recorded"
IMPORTS = "imports"
MODES = (STRICT, RECORDED, IMPORTS)

FIELD_LIMIT = 12


class RulesError(Exception):
    """Something in the allow-list that cannot be read or does not fit."""


@dataclass
class Arrow:
    """One listed arrow and the line it stands in."""

    source: str
    target: str
    known_circle: bool
    line: int

    @property
    def pair(self):
        return (self.source, self.target)


@dataclass
class ModuleRules:
    """What the allow-list says of one module."""

    name: str
    line: int
    mode: str = STRICT
    imports: set = field(default_factory=set)
    arrows: list = field(default_factory=list)
    records: dict = field(default_factory=dict)
    limits: dict = field(default_factory=dict)
    writers: int | None = None
    oversized: int | None = None

    def pairs(self):
        return {arrow.pair for arrow in self.arrows}

    def limit(self, type_name):
        """How many stored properties the type may have."""
        return self.limits.get(type_name, (FIELD_LIMIT, 0))[0]


class Rules:
    """The allow-list as it is read from its file, and how `--record` writes it back."""

    def __init__(self, path, shown):
        self.path = path
        self.shown = shown
        self.flags = []
        self.modules = {}
        self.lines = path.read_text(encoding="utf-8").splitlines()
        current = None
        for number, text in enumerate(self.lines, 1):
            current = self._read(text.strip(), number, current)
        if not self.modules:
            raise RulesError(f"{shown}: lists no module; write a line 'module NAME'")

    def compiled(self):
        """The modules whose code is looked at, in the order of the file."""
        return [module for module in self.modules.values() if module.mode != IMPORTS]

    def _read(self, text, number, current):
        if not text or text.startswith("#"):
            return current
        word, _, rest = text.partition(" ")
        if word == "flags":
            self.flags += rest.split()
            return current
        if word == "module":
            if rest in self.modules:
                raise RulesError(f"{self.shown}:{number}: module {rest} stands here twice")
            self.modules[rest] = ModuleRules(rest, number)
            return self.modules[rest]
        if current is None:
            raise RulesError(f"{self.shown}:{number}: '{word}' stands before any module")
        reader = getattr(self, f"_read_{word}", None)
        if reader is None or not reader(rest.strip(), number, current):
            raise RulesError(f"{self.shown}:{number}: cannot read '{text}'; the head of the file"
                             " says how lines look")
        return current

    def _read_mode(self, rest, _, module):
        module.mode = rest
        return rest in MODES

    def _read_imports(self, rest, _, module):
        module.imports = set() if rest == "nothing" else set(rest.split())
        return bool(rest)

    def _read_arrow(self, rest, number, module):
        match = re.fullmatch(r"(\w+) -> (\w+)( \(circle\))?", rest)
        if match and (match[1], match[2]) in module.pairs():
            raise RulesError(f"{self.shown}:{number}: this arrow stands here twice")
        if match:
            module.arrows.append(Arrow(match[1], match[2], bool(match[3]), number))
        return bool(match)

    def _read_record(self, rest, number, module):
        match = re.fullmatch(r"([\w.]+): .+", rest)
        if match:
            module.records[match[1]] = number
        return bool(match)

    def _read_fields(self, rest, number, module):
        match = re.fullmatch(r"([\w.]+) (\d+): .+", rest)
        if match:
            module.limits[match[1]] = (int(match[2]), number)
        return bool(match)

    def _read_writers(self, rest, _, module):
        module.writers = int(rest) if rest.isdigit() else None
        return rest.isdigit()

    def _read_oversized(self, rest, _, module):
        module.oversized = int(rest) if rest.isdigit() else None
        return rest.isdigit()

    def rewrite(self, recorded):
        """Puts the recorded lines, by the name of the module, in the place of the old ones."""
        written = []
        current = None
        pending = {}
        for text in self.lines:
            word, _, rest = text.strip().partition(" ")
            if word == "module":
                self._flush(written, pending, current)
                current = rest.strip()
                pending = {current: recorded[current]} if current in recorded else {}
            if current in recorded and word in ("arrow", "writers", "oversized"):
                written += pending.pop(current, [])
                continue
            written.append(text)
        self._flush(written, pending, current)
        self.path.write_text("\n".join(written) + "\n", encoding="utf-8")

    @staticmethod
    def _flush(written, pending, current):
        """Adds what had no old line to replace before the blank lines and comments at the end."""
        lines = pending.pop(current, [])
        place = len(written)
        while place > 0 and (not written[place - 1].strip() or written[place - 1].startswith("#")):
            place -= 1
        written[place:place] = lines
