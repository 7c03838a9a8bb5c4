// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Adds up totals and prints failures, from any thread.
final class EditsTally: @unchecked Sendable {
  private let lock = NSLock()
  private let seeds: Int
  private var done = 0
  private var totals = EditsTotals()

  /// Makes a tally for a number of seeds.
  init(_ seeds: Int) { self.seeds = seeds }

  /// Adds the results of some seeds and prints their failures.
  ///
  /// - Parameter seeds: The number of completed seeds.
  func add(_ new: EditsTotals, seeds: Int, _ lines: [Substring]) {
    lock.withLock {
      totals.add(new)
      for line in lines { write("\(line)\n", to: .standardOutput) }
      let mark = 5000
      done += seeds
      if done / mark > (done - seeds) / mark {
        write("\(done) of \(self.seeds) seeds, \(totals.failures) failures\n", to: .standardError)
      }
    }
  }

  /// Prints the totals and returns the exit status.
  func close() -> Int32 {
    lock.withLock {
      write("\(totals.summary(seeds: seeds))\n", to: .standardOutput)
      return totals.failures == 0 ? 0 : 1
    }
  }

  private func write(_ text: String, to file: FileHandle) { file.write(Data(text.utf8)) }
}
