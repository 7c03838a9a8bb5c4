// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutCases

/// The command `layouts FILE...`.
///
/// Builds layout cases through the package's public API and prints all differences from the expected results. The last
/// line is `N passed, N failed`, after one with the number of skipped cases. The status is not 0 if a case failed or a
/// file could not be used.
@main
struct LayoutsCommand {
  static func main() {
    let paths = Array(CommandLine.arguments.dropFirst())
    if paths.isEmpty || paths.contains(where: { $0.hasPrefix("--") }) {
      printError("usage: layouts FILE...")
      exit(2)
    }
    var (passed, failed, skipped) = (0, 0, 0)
    var isUsable = true
    for path in paths {
      do {
        for entry in try LayoutCaseFile(path: path).entries {
          if entry.layout?.reasonToSkip != nil {
            skipped += 1
            continue
          }
          let differences =
            entry.layout.map(LayoutCaseRunner.run) ?? [entry.problem ?? "it cannot be read"]
          for difference in differences { print("FAIL \(entry.name): \(difference)") }
          if differences.isEmpty { passed += 1 } else { failed += 1 }
        }
      } catch {
        isUsable = false
        printError("layouts: \(error)")
      }
    }
    print("\(skipped) skipped")
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 && isUsable ? 0 : 1)
  }

  private static func printError(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
