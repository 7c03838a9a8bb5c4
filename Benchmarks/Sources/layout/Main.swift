// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutRacing
import Replaying

/// The command `layout`; as `layout replay ...` it is the command `replay`, so that it can run
/// the solver alone as a process of its own, the way it runs the programs beside it.
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
