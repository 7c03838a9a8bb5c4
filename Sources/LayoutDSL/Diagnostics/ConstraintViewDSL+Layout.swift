// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// Lays out the view's whole tree, or throws everything that is wrong with it.
  ///
  /// Called on any view of a tree it lays out the tree. When it throws, every frame is as it
  /// was; ``LayoutView/layoutIfNeeded()`` would recover and lay out what it can.
  ///
  /// - Throws: All mistakes and conflicts together.
  public func layout() throws(LayoutError) {
    try LayoutEngine.layout(root: view.rootView)
  }

  /// What the last pass over the view's tree met; empty before the first pass.
  public var issues: [LayoutIssue] {
    view.liveEngine?.issues.map(LayoutIssue.init) ?? []
  }

  /// The view and all below as an indented text with labels and frames.
  ///
  /// ```
  /// card  0 0 320 120
  ///   title  16 16 288 20
  ///   (columns)  16 44 288 60
  /// ```
  ///
  /// Names in brackets are guides. Numbers are rounded to a thousandth.
  public func textTree() -> String {
    TextTree(view).description
  }
}
