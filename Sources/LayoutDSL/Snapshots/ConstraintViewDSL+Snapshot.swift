// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// Returns the present frames of the view and its descendants, without running a pass.
  ///
  /// - Complexity: O(*n*) for *n* views and guides; it does not recurse.
  public func snapshot() -> LayoutSnapshot {
    LayoutSnapshot(entries: items().map(\.entry))
  }

  /// Lays out the tree and compares the view and its descendants with the text of ``textTree()`` or of a snapshot's
  /// description: the test of a whole tree in one line.
  ///
  /// ```swift
  /// try card.snp.expect(
  ///   """
  ///   card  0 0 320 120
  ///     title  16 16 288 20
  ///   """)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The tree as text; a common indentation of all lines is ignored.
  ///   - tolerance: How far each number may be off; text trees are rounded to a thousandth.
  /// - Throws: The differences, with the constraints that determine them, or the reason why there is no layout.
  public func expect(_ text: String, tolerance: Double = 0.001) throws(LayoutMismatch) {
    switch LayoutSnapshot.read(text) {
    case .success(let expected):
      try expect(expected, tolerance: tolerance)
    case .failure(let error):
      throw LayoutMismatch(
        problem: "the text that was expected is not that of a tree: \(error)", differences: [],
        reasons: [], got: snapshot())
    }
  }

  /// Lays out the tree and compares the view and its descendants with a snapshot.
  ///
  /// - Throws: The differences, with the constraints that determine them, or the reason why there is no layout.
  public func expect(
    _ expected: LayoutSnapshot, tolerance: Double = 1e-6
  ) throws(LayoutMismatch) {
    do {
      try layout()
    } catch {
      throw LayoutMismatch(
        problem: error.description, differences: [], reasons: [], got: snapshot())
    }
    let items = items()
    let got = LayoutSnapshot(entries: items.map(\.entry))
    let differences = got.differences(from: expected, tolerance: tolerance)
    if differences.isEmpty { return }
    // An error near the root repeats in everything that depends on it, so the first few differences explain the rest.
    let reasons = differences.prefix(LayoutMismatch.explainedCount).flatMap { difference in
      guard let number = difference.entryIndex, let wanted = difference.expected else {
        return [LayoutExplanation]()
      }
      let state = items[number].item.itemState
      return items[number].entry.frame.attributes(differingFrom: wanted, by: tolerance).compactMap {
        state.ownView?.liveEngine?.explanation(of: $0, of: state)
      }
    }
    throw LayoutMismatch(problem: nil, differences: differences, reasons: reasons, got: got)
  }

  /// Returns the view and its descendants with their guides, each with its entry.
  ///
  /// All are listed before any is read: overridden getters may change the tree.
  func items() -> [(item: any LayoutItem, entry: LayoutSnapshot.Entry)] {
    var listed: [(item: any LayoutItem, number: Int, depth: Int)] = []
    var pending = [(view: view, number: 0, depth: 0)]
    while let (view, number, depth) = pending.popLast() {
      listed.append((view, number, depth))
      for (number, guide) in view.guides.enumerated() { listed.append((guide, number, depth + 1)) }
      for (number, child) in view.storedSubviews.enumerated().reversed() {
        pending.append((child, number, depth + 1))
      }
    }
    return listed.map { ($0, Self.entry($0, $1, $2)) }
  }

  private static func entry(
    _ item: any LayoutItem, _ number: Int, _ depth: Int
  ) -> LayoutSnapshot.Entry {
    let state = item.itemState
    var name = state.label ?? (depth == 0 ? state.ownName : "[\(number)]")
    if let guide = state.guide {
      let identifier = guide.identifier.isEmpty ? "guide[\(number)]" : guide.identifier
      name = "(\(state.label ?? identifier))"
    }
    let frame = state.view?.frame ?? state.guide?.layoutFrame ?? .zero
    return LayoutSnapshot.Entry(
      name: name.onOneLine, label: state.label, depth: depth,
      frame: frame.isFinite ? frame : .zero)
  }
}

extension Rect {
  /// Returns the attributes whose numbers differ by more than `tolerance`; all of them if that is NaN.
  func attributes(
    differingFrom other: Rect, by tolerance: Double
  ) -> [LayoutConstraint.Attribute] {
    zip(Quantity.allCases, zip(numbers, other.numbers)).compactMap { quantity, pair in
      (pair.0 - pair.1).magnitude <= tolerance ? nil : quantity.attribute
    }
  }
}
