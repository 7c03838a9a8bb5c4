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
      CommonMembers.Listed(members: [4, 0, 1, 6], refused: 6),
      CommonMembers.Listed(members: [4, 1, 2, 5], refused: 5),
      CommonMembers.Listed(members: [0, 2, 7], refused: 7),
    ]
    // By rank 4 comes first.
    let common = CommonMembers(sets, rowCount: 8) { ($0 == 4 ? -1 : $0) < ($1 == 4 ? -1 : $1) }
    #expect(common.list == [4, 0, 1, 2, 6, 5, 7])
    let runs = sets.map { common.runs(of: $0) }
    #expect(runs == [[0..<3, 4..<5], [0..<1, 2..<4, 5..<6], [1..<2, 3..<4, 6..<7]])
    for (set, runs) in zip(sets, runs) {
      #expect(runs.flatMap { common.list[$0] } == set.members)
    }
  }

  @Test("without sets there is nothing to list")
  func empty() {
    #expect(CommonMembers([], rowCount: 3, precedes: <).list == [])
  }
}
