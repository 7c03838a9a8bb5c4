// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The tree tells the engine of its changes; see the other extensions.
extension LayoutEngine: TreeEngine {
  func dismiss() { pass.dismiss() }

  var hasHooks: Bool { hooks.hasHooks }

  func takesPart(_ item: ItemState) -> Bool { place(of: item) != nil }
}

extension LayoutView: EngineMaking {
  final func makeEngineIfNeeded() -> any TreeEngine { LayoutEngine.engine(of: rootView) }
}

// What the tree keeps for the engine, with its type: no other type conforms to `TreeEngine`, and only
// `fitting` calls `keepFitting(_:)`.
extension LayoutView {
  /// The engine of the tree, if it had a pass.
  final var liveEngine: LayoutEngine? {
    treeEngine as? LayoutEngine
  }

  /// The engine, at the root of a tree that had a pass.
  final var engine: LayoutEngine? {
    get { parentView == nil ? liveEngine : nil }
    set {
      guard parentView == nil else { return }
      leaveEnded()
      context.setEngine(newValue)
    }
  }

  /// What found the view's fitting sizes, if it was asked for any.
  final var fitting: FittingSolver? {
    get { fittingMemo as? FittingSolver }
    set { keepFitting(newValue) }
  }
}
