# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Has the compiler check a module and say what it found: syntax trees and an index."""

import json
import os
import pathlib
import subprocess

from rooms.syntax import messages


class CompilerError(Exception):
    """The compiler is missing or refuses the code."""


class Compiler:
    """Runs `swiftc` from the root of the package and keeps what it writes in a scratch folder."""

    def __init__(self, root, scratch, flags):
        self._root = root
        self._flags = flags
        self._modules = scratch / "modules"
        self.index = scratch / "index"
        self._modules.mkdir()

    def index_library(self):
        """The library of the toolchain that reads index stores."""
        target = json.loads(self._run("-print-target-info").stdout)
        folder = pathlib.Path(target["paths"]["runtimeResourcePath"]).parent
        for name in ("libIndexStore.so", "libIndexStore.dylib"):
            if (folder / name).exists():
                return folder / name
        raise CompilerError(f"{folder}: no libIndexStore here; use a toolchain that has it")

    def check(self, module, files):
        """Checks the module, adds it to the index and returns the text with its syntax trees."""
        run = self._run(
            "-dump-ast", "-dump-ast-format", "json", "-enable-batch-mode", f"-j{os.cpu_count()}",
            "-index-store-path", str(self.index), "-index-ignore-system-modules",
            "-output-file-map", str(self._unit_map(module, files)), *self._common(module), *files)
        return run.stdout + run.stderr

    def emit(self, module, files):
        """Makes the module available to those that are checked after it."""
        self._run(
            "-emit-module", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
            "-o", str(self._modules / f"{module}.swiftmodule"), *self._common(module), *files)

    def _unit_map(self, module, files):
        """Gives each file a unit of its own in the index; without outputs they would share one."""
        path = self._modules / f"{module}.json"
        units = {file: {"index-unit-output-path": f"/{file}.o"} for file in files}
        path.write_text(json.dumps(units), encoding="utf-8")
        return path

    def _common(self, module):
        return ["-suppress-warnings", "-parse-as-library", "-module-name", module,
                "-I", str(self._modules), *self._flags]

    def _run(self, *arguments):
        try:
            run = subprocess.run(["swiftc", *arguments], cwd=self._root, text=True,
                                 capture_output=True, check=False)
        except FileNotFoundError:
            raise CompilerError("swiftc is not in the PATH; install Swift") from None
        if run.returncode != 0:
            raise CompilerError("the code does not compile:\n" + messages(run.stdout + run.stderr))
        return run
