// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// How far the parts of the view that something else covers reach in from its edges.
  ///
  /// A root has the insets that it was given with `snp.additionalSafeAreaInsets`. Any other view
  /// has what of its superview's safe area insets reaches into its frame, and those that it was
  /// given itself; never less than 0. They follow the frames of the last pass.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  public final var safeAreaInsets: Insets {
    var found: [ObjectIdentifier: Insets] = [:]
    return safeAreaInsets(&found) { $0.storedFrame }
  }

  /// A guide that follows the safe area: the view's bounds less its ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: LayoutGuide {
    if let guide = guides.first(where: { $0.kind == .safeArea }) { return guide }
    if safeArea == nil { safeArea = SafeArea() }
    let guide = LayoutGuide(kind: .safeArea)
    guide.identifier = "safeAreaLayoutGuide"
    attach(guide)
    return guide
  }
}

extension LayoutView {
  /// The safe area insets, with frames as `frame` has them.
  ///
  /// - Parameter found: The insets of the views that were on the way before, which are not looked up
  ///   again; those on the way now are added.
  final func safeAreaInsets(
    _ found: inout [ObjectIdentifier: Insets], _ frame: (LayoutView) -> Rect
  ) -> Insets {
    var way: [LayoutView] = []
    var insets = Insets.zero
    var next: LayoutView? = self
    while let view = next {
      if let known = found[ObjectIdentifier(view)] {
        insets = known
        break
      }
      way.append(view)
      next = view.parentView
    }
    for view in way.reversed() {
      if insets != .zero, let superview = view.parentView {
        insets = insets.reaching(into: frame(view), of: frame(superview).size)
      }
      if let own = view.safeArea?.additional { insets = insets.widened(by: own) }
      found[ObjectIdentifier(view)] = insets
    }
    return insets.isFinite ? insets : .zero
  }
}
