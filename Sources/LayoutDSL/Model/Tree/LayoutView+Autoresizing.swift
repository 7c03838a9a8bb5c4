// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What autoresizing masks do to views that no constraint places.
extension LayoutView {
  /// Whether subviews follow their masks when the view's size changes; on at first.
  ///
  /// If it is off, a subview that its frame places keeps that frame, whatever its mask.
  public final var autoresizesSubviews: Bool {
    get { storedAutoresizesSubviews }
    set {
      guard newValue != storedAutoresizesSubviews else { return }
      storedAutoresizesSubviews = newValue
      for view in children where !view.autoresizingMask.isEmpty {
        view.forgetPlacement()
        treeEngine?.translationChanged(view)
      }
    }
  }

  /// The mask, or none if the superview does not heed it.
  private final var effectiveAutoresizingMask: AutoresizingMask {
    let mask = autoresizingMask
    return mask.isEmpty || parentView?.autoresizesSubviews != false ? mask : []
  }

  /// Where the frame was last set; made now if nobody asked before.
  final var currentPlacement: FramePlacement {
    placement
      ?? keepPlacement(of: storedFrame, in: parentView?.storedFrame.size ?? .zero)
  }

  /// Resizes what is below and is placed by masks alone, after the view had another size.
  ///
  /// Views that take part in layout are left to the pass, which gives them the same frames.
  ///
  /// - Complexity: O(*k*), where *k* is the number of subviews of the views that are resized.
  @inline(__always)
  final func autoresizeSubviews(from size: Size) {
    if placed.hasMaskedChildren, size != storedFrame.size, autoresizesSubviews {
      autoresizeMaskedSubviews(from: size)
    }
  }

  private final func autoresizeMaskedSubviews(from size: Size) {
    var resized = self
    var old = size
    var pending: [(view: LayoutView, old: Size)] = []
    while true {
      if resized.placed.hasMaskedChildren, resized.autoresizesSubviews,
        old != resized.storedFrame.size
      {
        for view in resized.children where view.isPlacedByMaskAlone {
          let before = view.storedFrame
          _ = view.keepPlacement(of: before, in: old)
          view.placed.move(to: view.autoresizedFrame(in: resized.storedFrame.size))
          if view.storedFrame.size == before.size { continue }
          view.markChangedLayout()
          view.placeMarginsGuide()
          pending.append((view, before.size))
        }
      }
      guard let next = pending.popLast() else { return }
      (resized, old) = next
    }
  }

  /// Goes where the mask says, after the view has ceased to take part in layout.
  final func followMask() {
    guard storedTranslation, let superview = parentView else { return }
    let size = storedFrame.size
    placed.move(to: autoresizedFrame(in: superview.storedFrame.size))
    placeMarginsGuide()
    autoresizeSubviews(from: size)
  }

  private final var isPlacedByMaskAlone: Bool {
    storedTranslation && !placed.mask.isEmpty
      && treeEngine?.takesPart(itemState) != true
  }

  /// The frame in a superview of another size; an extent is never below zero.
  final func autoresizedFrame(in outer: Size) -> Rect {
    let placement = currentPlacement
    if placement.outer == outer { return placement.frame }
    let (horizontal, vertical) = autoresizing(of: placement.frame, in: placement.outer)
    let frame = Rect(
      x: horizontal.origin.value(at: outer.width), y: vertical.origin.value(at: outer.height),
      width: max(0, horizontal.extent.value(at: outer.width)),
      height: max(0, vertical.extent.value(at: outer.height)))
    return frame.isFinite ? frame : storedFrame
  }

  /// What the mask makes of a frame, along both axes.
  final func autoresizing(
    of frame: Rect, in outer: Size
  ) -> (horizontal: Autoresizing, vertical: Autoresizing) {
    let mask = effectiveAutoresizingMask
    return (
      Autoresizing(
        origin: frame.minX, extent: frame.width, outer: outer.width,
        flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains)),
      Autoresizing(
        origin: frame.minY, extent: frame.height, outer: outer.height,
        flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    )
  }

  /// What the mask makes of the alignment rectangle, as functions of the superview's.
  final func alignedAutoresizing(
    of frame: Rect, in outer: Size
  ) -> (horizontal: Autoresizing, vertical: Autoresizing) {
    let (horizontal, vertical) = autoresizing(of: frame, in: outer)
    let own = alignmentInsets
    let bounds = parentView?.alignmentInsets ?? .zero
    return (
      horizontal.aligned(near: own.left, far: own.right, ornament: bounds.left + bounds.right),
      vertical.aligned(near: own.top, far: own.bottom, ornament: bounds.top + bounds.bottom)
    )
  }
}
