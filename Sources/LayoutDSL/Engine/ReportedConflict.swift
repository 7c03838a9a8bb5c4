// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The report of a single broken row, with the numbers and names in it: the report is reused while these are the same.
///
/// Names of items are not stored: code that changes one calls ``LayoutEngine/namesChanged()``.
struct ReportedConflict {
  let issue: EngineIssue

  /// The quantities in the rows of the members, and their values at the time of the report.
  private let cells: [LinearForm.Cell]
  private let values: [Double]

  /// The sizes for which the set has only the lower bound 0, and the sizes that other constraints require: the headline
  /// has both.
  private let leastSizes: [LinearForm.Cell]
  private let requiredSizes: [Double?]

  /// The names of the constraints in messages.
  private let names: [Name]

  private struct Name: Equatable {
    let location: SourceLocation
    let identifier: String?

    init(_ constraint: LayoutConstraint) {
      (location, identifier) = (constraint.location, constraint.identifier)
    }
  }

  /// Stores a report that was just made of a set with these members.
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

  /// Returns whether the report would be the same now.
  ///
  /// - Complexity: O(cells of the members, and constraints of the views in `leastSizes`).
  func holds(value: (ItemState, Quantity) -> Double) -> Bool {
    zip(cells, values).allSatisfy { value($0.item, $0.quantity) == $1 }
      && leastSizes.map { $0.item.requiredExtent($0.quantity) } == requiredSizes
      && zip(issue.constraints, names).allSatisfy { Name($0) == $1 }
  }
}
