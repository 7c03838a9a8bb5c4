// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The guides that were added to the view.
  public final var layoutGuides: [LayoutGuide] { guides.filter { $0.kind == .free } }

  /// Adds a guide, taking it from the view that it belongs to.
  ///
  /// A guide that a view has of itself, such as ``layoutMarginsGuide``, stays where it is.
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

  /// Where a guide comes among those of the view.
  final func place(of guide: LayoutGuide) -> Int? { changeGuides { $0.place(of: guide) } }

  /// The guide of a kind that the view has of itself, made now if nobody asked before.
  final func guide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind: kind, identifier: identifier)
    attach(guide)
    return guide
  }

  /// Puts the guides that the view has of itself, if there are any, where its size and insets say.
  final func placeMarginsGuide() {
    if !hasGuides { return }
    for guide in guides where !guide.kind.hasQuantities {
      guide.layoutFrame = frame(ofGuide: guide.kind)
    }
  }

  /// Where a guide that the view has of itself is by its size and insets; zero for the user's guides.
  final func frame(ofGuide kind: LayoutGuide.Kind) -> Rect {
    switch kind {
    case .free, .content: .zero
    case .frame: bounds
    case .margins, .safeArea, .readable: guidedRect.inset(by: settledInsets.insets(of: kind))
    case .aboveSafeArea:
      guidedRect.divided(atDistance: settledInsets.strip(of: kind), from: .minYEdge).slice
    case .belowSafeArea, .keyboard, .bottomEdge:
      guidedRect.divided(atDistance: settledInsets.strip(of: kind), from: .maxYEdge).slice
    }
  }

  final func attach(_ guide: LayoutGuide) {
    changeGuides { $0.insert(guide, at: $0.count) }
    guide.itemState.move(to: itemState)
    treeEngine?.guideAdded(guide)
  }

  /// A guide that follows the safe area: the view's bounds less its ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: LayoutGuide {
    guide(.safeArea, "safeAreaLayoutGuide")
  }

  /// A guide where a keyboard would be: from the bottom of the safe area to the bottom of the view, from
  /// side to side.
  ///
  /// There is no keyboard, so it is where UIKit's is while none shows: its top is the bottom of the safe
  /// area, or that of the view (``LayoutKeyboardGuide/usesBottomSafeArea``). To lay out as if one of 300 points were
  /// there, give the root that much as `snp.additionalSafeAreaInsets` at its bottom.
  public final var keyboardLayoutGuide: LayoutKeyboardGuide {
    for case let guide as LayoutKeyboardGuide in guides { return guide }
    let guide = LayoutKeyboardGuide(kind: .keyboard, identifier: "keyboardLayoutGuide")
    attach(guide)
    return guide
  }
}
