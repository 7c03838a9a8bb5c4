// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CaseFiles
import Foundation

/// The command `cases FILE...`.
///
/// Runs case files on the solver and prints all differences from the expected results. The last line is
/// `N passed, N failed`. The status is not 0 if a case failed or a file could not be used.
@main
struct CasesCommand {
  static func main() {
    let paths = Array(CommandLine.arguments.dropFirst())
    if paths.isEmpty || paths.contains(where: { $0.hasPrefix("--") }) {
      printError("usage: cases FILE...")
      exit(2)
    }
    var passed = 0
    var failed = 0
    var isUsable = true
    for path in paths {
      do {
        for solverCase in try CaseFile(path: path).cases {
          let failures = CaseRunner.run(solverCase)
          for failure in failures { print("FAIL \(failure)") }
          if failures.isEmpty { passed += 1 } else { failed += 1 }
        }
      } catch {
        isUsable = false
        printError("cases: \(error)")
      }
    }
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 && isUsable ? 0 : 1)
  }

  private static func printError(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
