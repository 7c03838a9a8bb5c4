// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Autoresizing of views that no constraint places.
extension LayoutView {
  /// Whether subviews are resized by their masks when the view's size changes; on by default.
  ///
  /// If it is off, a subview placed by its frame keeps that frame whatever its mask.
  public final var autoresizesSubviews: Bool {
    get { storedAutoresizesSubviews }
    set {
      guard newValue != storedAutoresizesSubviews else { return }
      storedAutoresizesSubviews = newValue
      for view in storedSubviews where !view.autoresizingMask.isEmpty {
        view.forgetPlacement()
        treeEngine?.translationChanged(view)
      }
    }
  }

  /// The mask; empty if the superview does not resize its subviews.
  private final var effectiveAutoresizingMask: AutoresizingMask {
    let mask = autoresizingMask
    return mask.isEmpty || parentView?.autoresizesSubviews != false ? mask : []
  }

  /// The frame and superview size when the frame was last set; recorded now if they were not yet.
  final var currentPlacement: FramePlacement {
    placement
      ?? keepPlacement(of: storedFrame, in: parentView?.storedFrame.size ?? .zero)
  }

  /// Resizes the descendants that masks alone place, after a change of the view's size.
  ///
  /// Views that take part in layout are left to the pass, which assigns them the same frames.
  ///
  /// - Complexity: O(*k*), where *k* is the number of subviews of the views that are resized.
  @inline(__always)
  final func autoresizeSubviews(from size: Size) {
    if placed.hasMaskedChildren, size != storedFrame.size, autoresizesSubviews {
      autoresizeMaskedSubviews(from: size)
    }
  }

  private final func autoresizeMaskedSubviews(from size: Size) {
    var pending = [(view: self, old: size)]
    while let (resized, old) = pending.popLast() {
      guard resized.placed.hasMaskedChildren, resized.autoresizesSubviews,
        old != resized.storedFrame.size
      else { continue }
      for view in resized.storedSubviews where view.isPlacedByMaskAlone {
        let before = view.storedFrame
        _ = view.keepPlacement(of: before, in: old)
        view.placed.move(to: view.autoresizedFrame(in: resized.storedFrame.size))
        if view.storedFrame.size == before.size { continue }
        view.markChangedLayout()
        view.placeMarginsGuide(isByPass: false)
        pending.append((view, before.size))
      }
    }
  }

  /// Moves the view to the frame that its mask determines, after it has ceased to take part in layout.
  final func followMask() {
    guard storedTranslation, let superview = parentView else { return }
    let size = storedFrame.size
    placed.move(to: autoresizedFrame(in: superview.storedFrame.size))
    placeMarginsGuide(isByPass: false)
    autoresizeSubviews(from: size)
  }

  private final var isPlacedByMaskAlone: Bool {
    storedTranslation && !placed.mask.isEmpty
      && treeEngine?.includes(itemState) != true
  }

  /// Returns the frame in a superview of another size; extents are never negative.
  final func autoresizedFrame(in outer: Size) -> Rect {
    let placement = currentPlacement
    if placement.outer == outer { return placement.frame }
    let axes = autoresizing(of: placement.frame, in: placement.outer)
    let (horizontal, vertical) = (axes[0], axes[1])
    let frame = Rect(
      x: horizontal.origin.value(at: outer.width), y: vertical.origin.value(at: outer.height),
      width: max(0, horizontal.extent.value(at: outer.width)),
      height: max(0, vertical.extent.value(at: outer.height)))
    return frame.isFinite ? frame : storedFrame
  }

  /// Returns the functions by which the mask changes a frame, by axis.
  final func autoresizing(of frame: Rect, in outer: Size) -> [Autoresizing] {
    // The bits of the vertical parts are those of the horizontal ones times 8.
    let bits = effectiveAutoresizingMask.rawValue
    return Axis.allCases.map { axis in
      Autoresizing(
        origin: frame[axis.nearEdge], extent: frame[axis.extent],
        outer: axis == .horizontal ? outer.width : outer.height,
        flexible: (0..<3).map { bits >> (3 * axis.rawValue + $0) & 1 != 0 })
    }
  }

  /// Returns the functions for the alignment rectangle, in terms of the superview's alignment rectangle.
  final func alignedAutoresizing(of frame: Rect, in outer: Size) -> [Autoresizing] {
    // An override of the conversion is called for the frame of the mask, not for one that depends on its last answer.
    let own =
      passMarks.contains(.hasOverrides)
      ? overriddenAlignment(at: autoresizedFrame(in: parentView?.storedFrame.size ?? .zero).size)
      : alignmentInsets
    let bounds = parentView?.alignmentInsets ?? .zero
    return zip(Axis.allCases, autoresizing(of: frame, in: outer)).map { axis, line in
      let ((near, far), ornament) = (own.ends(along: axis), bounds.ends(along: axis))
      return line.aligned(near: near, far: far, ornament: ornament.near + ornament.far)
    }
  }
}
