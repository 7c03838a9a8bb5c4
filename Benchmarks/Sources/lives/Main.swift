// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import SolverHistories

/// The command `lives`.
@main
struct Main {
  static func main() {
    exit(LivesCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
