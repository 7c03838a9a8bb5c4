# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Reads the index store that the compiler writes: what is referred to where."""

import ctypes
from dataclasses import dataclass

# Of the roles of an occurrence and the kinds of a dependency, those that matter here.
REFERENCE = 1 << 2
RECORD = 2


class UnreadableIndex(Exception):
    """The index store cannot be opened or read."""


@dataclass(frozen=True)
class Reference:
    """A reference to a declaration."""

    file: str
    line: int
    column: int
    name: str
    usr: str


class _Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


_pointer = ctypes.c_void_p
_name = ctypes.c_char_p
_each = ctypes.CFUNCTYPE(ctypes.c_bool, _pointer, _pointer)
_each_unit = ctypes.CFUNCTYPE(ctypes.c_bool, _pointer, _Text)
_number = ctypes.POINTER(ctypes.c_uint)

# What is used of the library's interface (indexstore.h): name, result, arguments.
_INTERFACE = {
    "store_create": (_pointer, _name, _pointer),
    "store_dispose": (None, _pointer),
    "store_units_apply_f": (ctypes.c_bool, _pointer, ctypes.c_uint, _pointer, _each_unit),
    "unit_reader_create": (_pointer, _pointer, _name, _pointer),
    "unit_reader_dispose": (None, _pointer),
    "unit_reader_get_main_file": (_Text, _pointer),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, _pointer, _pointer, _each),
    "unit_dependency_get_kind": (ctypes.c_int, _pointer),
    "unit_dependency_get_name": (_Text, _pointer),
    "unit_dependency_get_filepath": (_Text, _pointer),
    "record_reader_create": (_pointer, _pointer, _name, _pointer),
    "record_reader_dispose": (None, _pointer),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, _pointer, _pointer, _each),
    "occurrence_get_symbol": (_pointer, _pointer),
    "occurrence_get_roles": (ctypes.c_uint64, _pointer),
    "occurrence_get_line_col": (None, _pointer, _number, _number),
    "symbol_get_usr": (_Text, _pointer),
    "symbol_get_name": (_Text, _pointer),
}


class IndexStore:
    """An index store on disk."""

    def __init__(self, library, folder):
        loaded = ctypes.CDLL(str(library))
        self._call = {}
        for name, (result, *arguments) in _INTERFACE.items():
            function = getattr(loaded, f"indexstore_{name}")
            function.restype = result
            function.argtypes = arguments
            self._call[name] = function
        self._store = self._call["store_create"](str(folder).encode(), None)
        if not self._store:
            raise UnreadableIndex(f"{folder}: the compiler left no index store here")

    def references(self, root, files):
        """Every reference in the files, by file, line and column."""
        records = dict(self._records())
        found = []
        for file in files:
            if f"{root}/{file}" not in records:
                raise UnreadableIndex(f"{file}: the compiler left nothing in the index")
            found += self._references(file, records[f"{root}/{file}"])
        return sorted(found, key=lambda it: (it.file, it.line, it.column, it.usr))

    def close(self):
        self._call["store_dispose"](self._store)

    def _records(self):
        """Pairs of a source file and the record of what is in it."""
        names = []
        self._call["store_units_apply_f"](
            self._store, 1, None, _each_unit(lambda _, name: names.append(str(name)) or True))
        return {pair for name in names for pair in self._records_of_unit(name)}

    def _records_of_unit(self, name):
        unit = self._call["unit_reader_create"](self._store, name.encode(), None)
        if not unit:
            raise UnreadableIndex(f"the unit {name} of the index cannot be read")
        main = str(self._call["unit_reader_get_main_file"](unit))
        records = []

        def note(_, dependency):
            path = str(self._call["unit_dependency_get_filepath"](dependency))
            if self._call["unit_dependency_get_kind"](dependency) == RECORD and path == main:
                records.append((main, str(self._call["unit_dependency_get_name"](dependency))))
            return True

        self._call["unit_reader_dependencies_apply_f"](unit, None, _each(note))
        self._call["unit_reader_dispose"](unit)
        return records

    def _references(self, file, record):
        reader = self._call["record_reader_create"](self._store, record.encode(), None)
        if not reader:
            raise UnreadableIndex(f"the record {record} of the index cannot be read")
        found = []

        def note(_, occurrence):
            if self._call["occurrence_get_roles"](occurrence) & REFERENCE:
                found.append(self._reference(file, occurrence))
            return True

        self._call["record_reader_occurrences_apply_f"](reader, None, _each(note))
        self._call["record_reader_dispose"](reader)
        return found

    def _reference(self, file, occurrence):
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self._call["occurrence_get_line_col"](occurrence, line, column)
        symbol = self._call["occurrence_get_symbol"](occurrence)
        return Reference(file, line.value, column.value,
                          str(self._call["symbol_get_name"](symbol)),
                          str(self._call["symbol_get_usr"](symbol)))
