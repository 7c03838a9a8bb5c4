// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutRacing
import Replaying

/// The command `layout`; `layout replay ...` is the command `replay`, with which it runs the solver alone in a process
/// of its own, like the other programs.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "replay" { exit(ReplayCommand.run(Array(arguments.dropFirst()))) }
    do {
      try LayoutCommand(arguments).run()
    } catch {
      FileHandle.standardError.write(Data("layout: \(error)\n".utf8))
      exit(1)
    }
  }
}
