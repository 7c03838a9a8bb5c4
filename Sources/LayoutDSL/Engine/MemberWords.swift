// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A cache of report members in words, for one pass, in which many reports may share members.
struct MemberWords {
  private var known: [ObjectIdentifier: ConflictReport.Member?] = [:]

  /// Returns a constraint in words; nil for one that has no equation any more.
  ///
  /// - Parameter value: The values that the report states.
  mutating func member(
    _ constraint: LayoutConstraint, _ value: (ItemState, Quantity) -> Double
  ) -> ConflictReport.Member? {
    if let member = known[ObjectIdentifier(constraint)] { return member }
    let member = constraint.equation.map { equation in
      ConflictReport.Member(
        constraint: constraint.messageText,
        label: constraint.label,
        fileID: constraint.location.fileID,
        line: constraint.location.line,
        asked: equation.asked(value),
        got: equation.got(value),
        relation: constraint.relation)
    }
    known[ObjectIdentifier(constraint)] = member
    return member
  }
}
