// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Reports of clashes that have one cause.
@Suite("Joined reports of conflicts")
struct JoinedReportTests {
  private func makeReport(_ member: String, chain: [String]) -> ConflictReport {
    func makeMember(_ text: String) -> ConflictReport.Member {
      ConflictReport.Member(
        constraint: text, label: nil, fileID: "", line: 0, asked: 0, got: 1, relation: .equal)
    }
    return ConflictReport(
      headline: "", cure: nil, refused: makeMember(member), members: [makeMember(member)],
      background: [], alsoBroken: [], chain: chain.map(makeMember))
  }

  @Test("constraints of chains that the clashes share are there once")
  func sharedChain() {
    let report = ConflictReport(joining: [
      makeReport("a", chain: ["x", "y"]), makeReport("b", chain: ["y", "z"]),
    ])
    #expect(report.chain.map(\.constraint) == ["x", "y", "z"])
    #expect(report.members.map(\.constraint) == ["a", "b"])
  }
}
