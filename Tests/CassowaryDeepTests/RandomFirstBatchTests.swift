// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Random batches on variables that are as new as their rows, most of which cannot hold.
///
/// Each chunk runs in a process of its own: a solve without an end must not take the other tests with it.
@Suite("Random first batches")
struct RandomFirstBatchTests {
  @Test("random first batches, conflict sets judged by deletion", arguments: chunks)
  func random(_ chunk: UInt64) async {
    await #expect(processExitsWith: .success) { [chunk] in
      for failure in FirstBatch.failures(.layout, chunk * 50..<(chunk + 1) * 50) {
        Issue.record("\(failure)")
      }
    }
  }

  @Test(
    "random first batches of coefficients far apart",
    arguments: [FirstBatch.Spread.thousands, .tenThousands], wideChunks)
  func wide(_ spread: FirstBatch.Spread, _ chunk: UInt64) async {
    await #expect(processExitsWith: .success) { [spread, chunk] in
      for failure in FirstBatch.failures(spread, chunk * 50..<(chunk + 1) * 50) {
        Issue.record("\(failure)")
      }
    }
  }

  // Four in five of the systems of layouts cannot hold, so that 2,600 are 2,000 conflicts.
  #if DEBUG
  private static let chunks = Array(UInt64(0)..<5)
  private static let wideChunks = Array(UInt64(0)..<2)
  #else
  private static let chunks = Array(UInt64(0)..<52)
  private static let wideChunks = Array(UInt64(0)..<15)
  #endif
}
