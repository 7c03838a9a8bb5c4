// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The insets of a view's descendants while its fitting size is computed, which follow the frames found for them.
///
/// They apply only while rows are written: at other times callers' code reads those of the last pass.
struct FittingInsets: ~Copyable {
  private let top: LayoutView

  /// The views whose insets rows use, and the insets that the rows were written with.
  private var found: [(view: LayoutView, insets: ViewInsets)] = []
  private var known: Set<ObjectIdentifier> = []

  init(below top: LayoutView) { self.top = top }

  /// Adds a view whose rows are written with its settled insets; those of the top view stay as they are.
  mutating func add(_ view: LayoutView) {
    if view === top || !known.insert(ObjectIdentifier(view)).inserted { return }
    found.append((view, view.currentInsets))
  }

  var isEmpty: Bool { found.isEmpty }

  /// Reads the insets at other frames, and returns whether some have changed.
  ///
  /// - Complexity: O(*k* + *a*) for *k* views and their *a* ancestors.
  mutating func updateInsets(_ frame: (ItemState) -> Rect) -> Bool {
    var isNew = false
    var memo: InsetMemo = [ObjectIdentifier(top): (top.currentInsets, 0)]
    for index in found.indices {
      let insets = found[index].view.insets(&memo, frame).insets
      if insets.isClose(to: found[index].insets) { continue }
      found[index].insets = insets
      isNew = true
    }
    return isNew
  }

  /// Applies the insets while `body` writes rows.
  borrowing func apply(_ body: () -> Void) {
    for (view, insets) in found { view.ownInsetState.setFittingOverride(insets) }
    body()
    for (view, _) in found { view.insetState?.setFittingOverride(nil) }
  }
}
