// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The insets of views within one whose fitting size is being found: they follow the frames that this gives them.
///
/// Until the size is found they are what ``LayoutView/settledInsets`` says; then those of the last pass are again.
struct FittingInsets: ~Copyable {
  private let top: LayoutView
  private let views: ArraySlice<LayoutView>

  /// What was changed, in order, and the insets before.
  private var changes: [(state: InsetState, before: ViewInsets?)] = []

  /// Those of the views below `top`; of none where no view around them gives insets.
  init(below top: LayoutView, giveInsets: Bool) {
    self.top = top
    views = giveInsets ? top.subtree().dropFirst() : []
  }

  var isEmpty: Bool { views.isEmpty }

  /// Reads the insets with other frames; whether some of them are others now.
  ///
  /// - Complexity: O(*n*) for *n* views.
  mutating func follow(_ frame: (ItemState) -> Rect) -> Bool {
    if isEmpty { return false }
    let count = changes.count
    var memo: InsetMemo = [ObjectIdentifier(top): (top.settledInsets, 0)]
    for view in views {
      let insets = view.insets(&memo, frame).insets
      if insets.isClose(to: view.settledInsets) { continue }
      let state = view.ownInsetState
      changes.append((state, state.fitted))
      state.fit(insets)
    }
    return changes.count > count
  }

  /// Lets the insets be what they were before.
  mutating func end() {
    while let (state, before) = changes.popLast() { state.fit(before) }
  }
}
