// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Sets that one search has listed, told in runs of one list.
@Suite("Common members")
struct CommonMembersTests {
  @Test("members are told as they were listed, each row once, those refused behind all others")
  func runs() {
    let sets = [
      (members: [0, 2, 3, 7], refused: 7), (members: [0, 3, 4, 6], refused: 6),
      (members: [2, 4, 8], refused: 8),
    ]
    let common = CommonMembers(sets, rowCount: 9)
    #expect(common.list == [0, 2, 3, 4, 7, 6, 8])
    let runs = sets.map { common.runs(of: $0.members, refused: $0.refused) }
    #expect(runs == [[0..<3, 4..<5], [0..<1, 2..<4, 5..<6], [1..<2, 3..<4, 6..<7]])
    for (set, runs) in zip(sets, runs) {
      #expect(runs.flatMap { common.list[$0] } == set.members)
    }
  }

  @Test("without sets there is nothing to list")
  func empty() {
    #expect(CommonMembers([], rowCount: 3).list == [])
  }
}
