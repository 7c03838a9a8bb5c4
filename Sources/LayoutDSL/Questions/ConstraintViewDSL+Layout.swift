// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// Lays out the view's whole tree, or throws everything that is wrong with it.
  ///
  /// Called on any view of a tree it lays out the tree. When it throws, every frame is as it
  /// was; ``LayoutView/layoutIfNeeded()`` would recover and lay out what it can. What
  /// `updateConstraints()` and `layoutSubviews()` did by then is not taken back.
  ///
  /// - Throws: All mistakes and conflicts together.
  public func layout() throws(LayoutError) {
    try LayoutEngine.layout(view)
  }

  /// Lays out the view's whole tree as if it had never been laid out, or throws everything that is wrong.
  ///
  /// ``layout()`` begins where the last pass ended, so that what constraints leave open keeps the value that
  /// it had. After this frames depend on the tree alone, on its views, constraints, contents and given
  /// frames, and not on what was there before: a tree that is made in the same way has the same ones.
  /// What is determined is the same after both.
  ///
  /// Called from a hook it is ``layout()``.
  ///
  /// - Throws: All mistakes and conflicts together; every frame is as it was then.
  /// - Complexity: That of a first pass over the tree.
  public func layoutFromScratch() throws(LayoutError) {
    try LayoutEngine.layoutFromScratch(view)
  }

  /// What the last pass over the view's tree met; empty before the first pass.
  public var issues: [LayoutIssue] {
    view.liveEngine?.issues.map(LayoutIssue.init) ?? []
  }

  /// What the last pass left open about the view, its guides and all below, parents before
  /// children; empty before the first pass.
  ///
  /// Ambiguity is never an error: ``layout()`` does not throw because of it, and it is not among
  /// the ``issues``. Of a guide nothing is listed along an axis along which no constraint mentions it, as of a spacer.
  /// Nor is anything of a view that is hidden in its stack view, and so has no room, or of what is in it, unless it is
  /// asked of such a view itself.
  ///
  /// What follows from something open by way of measured content, margins, safe areas or readable widths is
  /// open, too: a text whose width is open has an open height if it measures another way at a width that it may have.
  /// Up to 64 texts are measured for that; the heights of further ones count as open.
  ///
  /// - Complexity: O(*n*) for *n* items of the whole tree, the tree of the view and not only what
  ///   is below it; where tight inequalities have a zero multiplier, solving the part that
  ///   depends on them comes on top, for up to 512 trials of remedies and 256 of ties:
  ///   O(*n*) each, and some five times as much for each text that is measured.
  public func ambiguities() -> [LayoutAmbiguity] {
    view.liveEngine?.ambiguities(below: view) ?? []
  }

  /// Constraints of the view and all below that are there more than once, parents before children.
  ///
  /// Making the same block twice installs its constraints twice, as in SnapKit. That is no error
  /// and rarely meant. No pass is needed before.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* views and *k* constraints.
  public func duplicates() -> [LayoutDuplicate] {
    view.duplicates()
  }
}

extension ConstraintBasicAttributesDSL {
  /// Why an attribute of the view or guide has the value that the last pass found: the chain of
  /// constraints that determines it.
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
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the value depends on; of a value that is ambiguous what
  ///   ``ConstraintViewDSL/ambiguities()`` takes of the whole tree.
  public func explanation(of attribute: LayoutConstraint.Attribute) -> LayoutExplanation? {
    let state = _itemState.box
    return state.ownView?.liveEngine?.explanation(of: attribute, of: state)
  }
}
