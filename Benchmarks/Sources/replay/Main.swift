// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Replaying

/// The command `replay`.
@main
struct Main {
  static func main() {
    exit(ReplayCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
