# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Reads the compiler's syntax trees: what is declared where, and where fields are written."""

import bisect
import json
from dataclasses import dataclass, field, replace

FILE_START = '{"_kind":"source_file"'
TYPES = {"struct_decl": "struct", "class_decl": "class", "enum_decl": "enum",
         "protocol": "protocol"}
COPYABLE = "s:s8CopyableP"

# Where an expression that is written goes on to what it is a part of: kind and key of the rest.
WHOLE = {"member_ref_expr": "base", "subscript_expr": "base", "tuple_element_expr": "base",
         "tuple_expr": "elements", "inout_expr": "sub_expr", "paren_expr": "sub_expr",
         "bind_optional_expr": "sub_expr", "force_value_expr": "sub_expr",
         "optional_evaluation_expr": "sub_expr", "unsafe_expr": "sub_expr",
         "load_expr": "sub_expr"}
# What may stand between a call and the field that it is handed whole.
WRAPPERS = ("inout_expr", "paren_expr", "bind_optional_expr", "force_value_expr", "unsafe_expr")
# Expressions around the function of a call that do not change which function it is.
CALLEES = ("function_conversion_expr", "paren_expr", "dot_syntax_call_expr", "call_expr",
           "constructor_ref_call_expr", "unsafe_expr")

# What stands in the tree as it was written, beside the same thing as it was understood.
UNCHECKED = ("original_init", "parsed_root", "parsed_path", "parsed_sequence")

# What happens to the value of an expression.
USED, READ, WRITTEN = range(3)


@dataclass
class Type:
    """A type of ours."""

    usr: str
    own_name: str
    kind: str
    file: str
    line: int
    copyable: bool
    stored: int = 0


@dataclass
class Field:
    """A stored property that can be written."""

    usr: str
    owner: str
    name: str
    file: str
    mangled_type: str


@dataclass(frozen=True)
class Writing:
    """A place where a field is written, or `self` as a whole, in the code of some type.

    Where the field is handed whole to a function that changes it, that is the callee.
    """

    file: str
    line: int
    column: int
    field: str
    within: str
    callee: str = ""


@dataclass
class Program:
    """What all trees together say."""

    homes: dict = field(default_factory=dict)
    types: dict = field(default_factory=dict)
    parents: dict = field(default_factory=dict)
    fields: dict = field(default_factory=dict)
    writings: list = field(default_factory=list)
    replacements: list = field(default_factory=list)

    def type_name(self, usr):
        """The name of a type with those it is nested in."""
        found = self.types.get(usr)
        if found is None:
            return ""
        outer = self.type_name(self.parents.get(usr, ""))
        return f"{outer}.{found.own_name}" if outer else found.own_name

    def is_within(self, inner, outer):
        """Whether the code of one type is the code of another, or of one nested in it."""
        while inner != outer and inner in self.parents:
            inner = self.parents[inner]
        return inner == outer

    def is_part(self, found):
        """Whether the field is of a non-copyable struct of ours, perhaps an optional one."""
        mangled = found.mangled_type.removesuffix("D").removesuffix("Sg")
        return any(mangled == part or mangled.startswith(f"{part}y") and mangled.endswith("G")
                   for part in self._parts())

    def _parts(self):
        return ("$s" + usr.removeprefix("s:") for usr, found in self.types.items()
                if found.kind == "struct" and not found.copyable)


class Places:
    """Turns offsets of a file into lines and columns."""

    def __init__(self, content):
        self._starts = [0]
        for line in content.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def of(self, offset):
        line = bisect.bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1


def trees(output):
    """The trees in what the compiler printed, one for each file."""
    return (tree for _, tree in _parts_of(output) if tree)


def messages(output):
    """What the compiler printed beside the trees."""
    return "".join(text for text, _ in _parts_of(output))


def _parts_of(output):
    """Pairs of a text and the tree that comes behind it; the last one without."""
    decoder = json.JSONDecoder()
    start = 0
    while (place := output.find(FILE_START, start)) >= 0:
        text = output[start:place]
        tree, start = decoder.raw_decode(output, place)
        yield text, tree
    yield output[start:], None


def type_usr(mangled):
    """The type that an extension extends."""
    return "s:" + mangled.removeprefix("$s").removesuffix("D").removesuffix("_p")


@dataclass(frozen=True)
class Context:
    """Where a node stands: in which type, in an initialiser or not, and what becomes of it."""

    owner: str = ""
    creates: bool = False
    access: int = USED
    callee: str = ""


class TreeReader:
    """Collects from the tree of one file."""

    def __init__(self, program, root, tree):
        self._program = program
        self._file = tree["filename"]
        self._places = Places((root / self._file).read_bytes())
        self._waiting = [(item, Context()) for item in tree.get("items", [])]

    def read(self):
        while self._waiting:
            node, context = self._waiting.pop()
            if isinstance(node, list):
                self._waiting += [(item, context) for item in node]
            elif isinstance(node, dict):
                self._enter(node, context)

    def _enter(self, node, context):
        kind = node.get("_kind", "")
        if "usr" in node:
            self._program.homes.setdefault(node["usr"], self._file)
        if kind in TYPES or kind == "extension_decl":
            self._enter_type(node, kind)
        elif kind in ("constructor_decl", "func_decl"):
            self._wait(node, Context(context.owner, kind == "constructor_decl"))
        else:
            self._enter_expression(node, kind, context)

    def _wait(self, node, context, but=None):
        self._waiting += [(value, context) for key, value in node.items()
                          if key != but and key not in UNCHECKED
                          and isinstance(value, (dict, list))]

    def _line(self, node):
        """The line of a node; what the compiler made up has none and counts as in the first."""
        return self._places.of(node.get("range", {}).get("start", 0))[0]

    # Declarations

    def _enter_type(self, node, kind):
        owner = type_usr(node["extended_type"]) if kind == "extension_decl" else node["usr"]
        if kind in TYPES:
            self._note_type(node)
        for member in node.get("members", []):
            if member.get("_kind") == "var_decl":
                self._note_property(member, owner)
            if member.get("_kind") in TYPES:
                self._program.parents[member["usr"]] = owner
        self._wait(node, Context(owner))

    def _note_type(self, node):
        conformances = node.get("inherits", {}).get("conformances", [])
        copyable = any(it.get("protocol") == COPYABLE for it in conformances)
        self._program.types[node["usr"]] = Type(
            node["usr"], node["name"]["base_name"]["name"], TYPES[node["_kind"]], self._file,
            self._line(node), copyable)

    def _note_property(self, node, owner):
        attributes = {attribute["_kind"] for attribute in node.get("attrs", [])}
        stored = node.get("lazy") or (
            "has_storage_attr" in attributes and not node.get("lazy_storage_property"))
        if not stored:
            return
        if not node.get("static"):
            self._program.types[owner].stored += 1
        if not node.get("let"):
            self._program.fields[node["usr"]] = Field(
                node["usr"], owner, node["name"]["base_name"]["name"], self._file,
                node["interface_type"])

    # Expressions

    def _enter_expression(self, node, kind, context):
        """Follows what is written from the whole expression to the fields that it is part of."""
        inner = Context(context.owner, context.creates)
        if kind == "assign_expr":
            self._note_replacement(node, context)
            self._waiting.append((node["dest"], replace(inner, access=WRITTEN)))
            self._wait(node, inner, but="dest")
        elif kind in WHOLE:
            access = context.access
            if kind == "load_expr":
                access = READ
            elif kind == "inout_expr" and access == USED:
                access = WRITTEN
            if access == WRITTEN and kind == "member_ref_expr":
                self._note_writing(node, context)
            whole = WHOLE[kind]
            callee = context.callee if kind in WRAPPERS else ""
            if whole in node:
                self._waiting.append((node[whole], replace(inner, access=access, callee=callee)))
            self._wait(node, inner, but=whole)
        elif kind == "argument":
            self._wait(node, replace(inner, callee=context.callee))
        elif "fn" in node and "args" in node:
            self._waiting.append((node["args"].get("args", []),
                                  replace(inner, callee=callee_of(node))))
            self._wait(node, inner, but="args")
        else:
            self._wait(node, inner)

    def _note_writing(self, node, context):
        usr = node["decl"].get("decl_usr", "")
        if usr and "range" in node:
            place = self._places.of(node["range"]["end"])
            self._program.writings.append(
                Writing(self._file, *place, usr, context.owner, context.callee))

    def _note_replacement(self, node, context):
        target = node["dest"]
        if (not context.creates and target["_kind"] == "declref_expr"
                and target["decl"].get("base_name") == "self"):
            place = self._places.of(node["range"]["start"])
            self._program.replacements.append(Writing(self._file, *place, "", context.owner))


def callee_of(call):
    """The function that the call calls, if it is one of a name."""
    function = call["fn"]
    while function.get("_kind") in CALLEES:
        function = function.get("fn") or function.get("sub_expr") or {}
    return function.get("decl", {}).get("decl_usr", "")
