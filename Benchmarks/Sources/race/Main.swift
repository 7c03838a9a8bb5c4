// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Racing
import Replaying

/// The command `race`; `race replay ...` is the command `replay`, with which it runs itself in a process of its own,
/// like the other programs.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "replay" { exit(ReplayCommand.run(Array(arguments.dropFirst()))) }
    do {
      exit(try RaceCommand(arguments).run())
    } catch {
      FileHandle.standardError.write(Data("race: \(error)\n".utf8))
      exit(1)
    }
  }
}
