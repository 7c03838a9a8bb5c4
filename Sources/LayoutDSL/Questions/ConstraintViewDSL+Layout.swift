// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// Lays out the view's whole tree, or throws all problems.
  ///
  /// It may be called on any view of a tree. When it throws, every frame is unchanged; ``LayoutView/layoutIfNeeded()``
  /// would recover and lay out what it can. What `updateConstraints()` and `layoutSubviews()` have done by then is not
  /// undone.
  ///
  /// - Throws: All mistakes and conflicts together.
  public func layout() throws(LayoutError) {
    try LayoutEngine.layout(view)
  }

  /// Lays out the view's whole tree as if it had never been laid out, or throws all problems.
  ///
  /// ``layout()`` starts from the last pass, so undetermined quantities keep their values. After this call, frames
  /// depend only on the tree: its views, constraints, contents and given frames. Trees that are made in the same way
  /// have the same frames. Determined quantities are the same after both calls.
  ///
  /// Called from a hook, it does the same as ``layout()``.
  ///
  /// - Throws: All mistakes and conflicts together; every frame is then unchanged.
  /// - Complexity: That of a first pass over the tree.
  public func layoutFromScratch() throws(LayoutError) {
    try LayoutEngine.layoutFromScratch(view)
  }

  /// The problems that the last pass over the view's tree found; empty before the first pass.
  public var issues: [LayoutIssue] {
    view.liveEngine?.issues.map(LayoutIssue.init) ?? []
  }

  /// Returns what the last pass left undetermined in the view, its guides and its descendants, parents before children;
  /// empty before the first pass.
  ///
  /// An ambiguity is never an error: ``layout()`` does not throw because of it, and it is not among the ``issues``. A
  /// guide is not listed along an axis along which no constraint mentions it; a spacer is an example. A view that is
  /// hidden in its stack view has no room: neither it nor its descendants are listed, unless this is called on such a
  /// view.
  ///
  /// Values that depend on an undetermined one through measured content, margins, safe areas or readable widths are
  /// undetermined, too. A text whose width is undetermined has an undetermined height if the height differs among the
  /// possible widths. These are found for up to 64 texts that wrap; the heights of further ones count as undetermined.
  ///
  /// - Complexity: O(*n*) for *n* items of the view's whole tree, not only of its descendants. Where tight inequalities
  ///   have a zero multiplier, the part that depends on them is solved for. There are up to 512 trials of remedies and
  ///   256 of ties, of values that move with one of the subtree: O(*n*) each, and about five times as much for each
  ///   text that wraps.
  public func ambiguities() -> [LayoutAmbiguity] {
    view.liveEngine?.ambiguities(below: view) ?? []
  }

  /// Returns the constraints of the view and its descendants that are there more than once, parents before children.
  ///
  /// Running the same block twice installs its constraints twice, as in SnapKit. That is not an error, but rarely
  /// intended. No pass is needed first.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* views and *k* constraints.
  public func duplicates() -> [LayoutDuplicate] {
    view.duplicates()
  }
}

extension ConstraintBasicAttributesDSL {
  /// Returns why an attribute of the view or guide has the value that the last pass found: the chain of constraints
  /// that determines it.
  ///
  /// ```swift
  /// if let why = title.snp.explanation(of: .width) { print(why) }
  /// // title.width is 288:
  /// //   <LayoutConstraint@Card.swift#12 title.right == card.right - 16>
  /// //   with card.width == 320 (its frame)
  /// //   <LayoutConstraint@Card.swift#12 title.left == card.left + 16>
  /// ```
  ///
  /// - Returns: nil for ``LayoutConstraint/Attribute/notAnAttribute``, before the first pass, and
  ///   for an item that no constraint mentions or places.
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the value depends on; in the first call after a pass,
  ///   O(*n*) for *n* items of the whole tree besides; for an ambiguous value, that of
  ///   ``ConstraintViewDSL/ambiguities()`` on the whole tree.
  public func explanation(of attribute: LayoutConstraint.Attribute) -> LayoutExplanation? {
    let state = _itemState.box
    return state.ownView?.liveEngine?.explanation(of: attribute, of: state)
  }
}
