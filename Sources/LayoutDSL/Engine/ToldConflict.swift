// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The report of a broken row that has one of its own, and the numbers and names that went into it: while they are the
/// same the report is kept.
///
/// Names of items are not among them: whoever changes one calls ``LayoutEngine/namesChanged()``.
struct ToldConflict {
  let issue: EngineIssue

  /// The quantities that the members are about, and what they were.
  private let cells: [LinearForm.Cell]
  private let values: [Double]

  /// The sizes of views of which the set has no more than that they are at least zero, and what others require
  /// of them: the headline counts that in.
  private let leastSizes: [LinearForm.Cell]
  private let requiredSizes: [Double?]

  /// What each constraint was called by.
  private let names: [Name]

  private struct Name: Equatable {
    let location: SourceLocation
    let identifier: String?

    init(_ constraint: LayoutConstraint) {
      (location, identifier) = (constraint.location, constraint.identifier)
    }
  }

  /// Keeps what was told just now of a set with some members.
  init(
    _ issue: EngineIssue, of members: [BrokenChain.Member],
    value: (ItemState, Quantity) -> Double
  ) {
    self.issue = issue
    cells = members.flatMap(\.cells)
    values = cells.map { value($0.item, $0.quantity) }
    leastSizes = members.filter(\.isLeastSize).flatMap(\.cells)
    requiredSizes = leastSizes.map { $0.item.requiredExtent($0.quantity) }
    names = issue.constraints.map(Name.init)
  }

  /// Whether the same would be told now.
  ///
  /// - Complexity: O(cells of the members, and constraints of the views with no more than a least size).
  func holds(value: (ItemState, Quantity) -> Double) -> Bool {
    zip(cells, values).allSatisfy { value($0.item, $0.quantity) == $1 }
      && leastSizes.map { $0.item.requiredExtent($0.quantity) } == requiredSizes
      && zip(issue.constraints, names).allSatisfy { Name($0) == $1 }
  }
}
