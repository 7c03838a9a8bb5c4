// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The guides that were added to the view.
  public final var layoutGuides: [LayoutGuide] { guides.filter { $0.kind == .free } }

  /// Adds a guide, removing it from its previous owner.
  ///
  /// A guide that a view provides, such as ``layoutMarginsGuide``, cannot be moved: the call has no effect.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .free, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    attach(guide)
  }

  /// Removes a guide and deactivates every constraint that mentions it.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .free, guide.owningView === self else { return }
    changeGuides { $0.remove(guide) }
    guide.orphan()
    treeEngine?.guideRemoved(guide)
  }

  /// Returns the index of a guide among those of the view.
  final func index(of guide: LayoutGuide) -> Int? { changeGuides { $0.index(of: guide) } }

  /// Returns the guide of some kind that the view provides, made if it does not exist yet.
  final func guide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind: kind, identifier: identifier)
    attach(guide)
    return guide
  }

  /// Sets the frames of the guides that the view provides, from its size and insets.
  ///
  /// - Parameter isByPass: Whether a pass sets them; otherwise guides that none has placed go on following the view.
  final func placeMarginsGuide(isByPass: Bool = true) {
    if !hasGuides { return }
    for guide in guides where !guide.kind.hasQuantities && (isByPass || guide.isPlaced) {
      guide.layoutFrame = frame(ofGuide: guide.kind)
    }
  }

  /// Returns the frame of a guide that the view provides, from its size and insets; zero for other guides.
  @inline(never)
  final func frame(ofGuide kind: LayoutGuide.Kind) -> Rect {
    switch kind {
    case .free, .content: .zero
    case .frame: bounds
    case .margins, .safeArea, .readable: guidedRect.inset(by: currentInsets.insets(of: kind))
    case .aboveSafeArea:
      shownRect.divided(atDistance: currentInsets.stripHeight(of: kind), from: .minYEdge).slice
    case .belowSafeArea, .keyboard, .bottomEdge:
      shownRect.divided(atDistance: currentInsets.stripHeight(of: kind), from: .maxYEdge).slice
    }
  }

  /// The view's bounds, which show a part of a scroll view's content.
  private final var shownRect: Rect { itemState.hasScrollArea ? bounds : guidedRect }

  final func attach(_ guide: LayoutGuide) {
    changeGuides { $0.insert(guide, at: $0.count) }
    guide.itemState.setParent(itemState)
    treeEngine?.guideAdded(guide)
  }

  /// A guide for the safe area: the view's bounds inset by ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: LayoutGuide {
    guide(.safeArea, "safeAreaLayoutGuide")
  }

  /// A guide for the area of a keyboard: the full width from the bottom of the safe area to the bottom of the view.
  ///
  /// There is no keyboard, so the guide is placed as UIKit's is while no keyboard shows. Its top is the bottom of
  /// the safe area or of the view, see ``LayoutKeyboardGuide/usesBottomSafeArea``. To simulate a keyboard of 300
  /// points, set the bottom of the root's `snp.additionalSafeAreaInsets` to 300.
  public final var keyboardLayoutGuide: LayoutKeyboardGuide {
    for case let guide as LayoutKeyboardGuide in guides { return guide }
    let guide = LayoutKeyboardGuide(identifier: "keyboardLayoutGuide")
    attach(guide)
    return guide
  }
}
