// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Counts passed and failed histories and prints their results, from any thread.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var passed = 0
  private var failed = 0

  /// Counts a result and prints its text.
  func count(isFailure: Bool, _ text: String) {
    lock.withLock {
      if isFailure { failed += 1 } else { passed += 1 }
      FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }
  }

  /// Counts passed ones without printing.
  func pass(_ count: Int) { lock.withLock { passed += count } }

  /// Prints the counts and returns the exit status.
  func close() -> Int32 {
    lock.withLock {
      print("\(passed) passed, \(failed) failed")
      return failed == 0 ? 0 : 1
    }
  }
}
