// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Racing
import Replaying

/// The command `race`; as `race replay ...` it is the command `replay`, so that it can run
/// itself as a process of its own, the way it runs the programs it races against.
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
