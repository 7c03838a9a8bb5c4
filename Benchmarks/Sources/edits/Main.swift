// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import RandomEdits

/// The command `edits`.
@main
struct Main {
  static func main() {
    exit(EditsCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
