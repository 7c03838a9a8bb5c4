// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Forms of locations along one axis of a stack view, from the side where text begins.
struct StackRuler: Equatable {
  /// The stack view; its arranged views are in its coordinates.
  let stack: ItemState

  let axis: Axis

  /// Whether the axis begins at the right.
  let isMirrored: Bool

  /// The space between the stack's edges and its canvas, where the views are arranged.
  ///
  /// The far one is reduced by the difference between the stack's frame and its alignment rectangle.
  let near: Double
  let far: Double

  /// How much larger the stack's frame is than its alignment rectangle.
  private let ornament: Double

  init(of view: LayoutView, _ arrangement: StackArrangement, axis: Axis) {
    stack = view.itemState
    self.axis = axis
    isMirrored =
      axis == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = arrangement.isMarginsRelative ? view.currentInsets.margins : view.alignmentInsets
    let (first, last) = insets.ends(along: axis)
    let frame = view.alignmentInsets.ends(along: axis)
    ornament = frame.near + frame.far
    near = isMirrored ? last : first
    far = (isMirrored ? first : last) - ornament
  }
}

extension StackRuler {
  func start(of item: ItemState) -> LinearForm { position(of: item, at: 0) }

  func end(of item: ItemState) -> LinearForm { position(of: item, at: 1) }

  func center(of item: ItemState) -> LinearForm { position(of: item, at: 0.5) }

  func extent(of item: ItemState) -> LinearForm {
    var form = LinearForm()
    form.add(axis.extent, of: item, times: 1)
    return form
  }

  var canvasStart: LinearForm { LinearForm(constant: near) }

  var canvasEnd: LinearForm {
    var form = extent(of: stack)
    form.add(-far)
    return form
  }

  var canvasExtent: LinearForm { canvasEnd.minus(canvasStart) }

  var canvasCenter: LinearForm {
    var form = LinearForm(constant: (near - far) / 2)
    form.add(axis.extent, of: stack, times: 0.5)
    return form
  }

  /// Returns the location of an arranged view's baseline below the top of the stack; for the vertical axis.
  ///
  /// - Parameter measured: Returns the measured content where the measurement of the last pass does not apply.
  func baseline(
    of item: ItemState, isFirst: Bool, _ measured: (ItemState) -> Measurement?
  ) -> LinearForm {
    let source = item.baselineItem(of: isFirst ? .firstBaseline : .lastBaseline)
    var form = isFirst ? start(of: source) : end(of: source)
    if let baselines = measured(source) ?? source.baselines {
      form.add(isFirst ? baselines.firstBaseline : -baselines.lastBaseline)
    }
    var next = source.view?.parentView
    while let view = next, view !== stack.view {
      form.add(axis.nearEdge, of: view.itemState, times: 1)
      form.add(-view.itemState.alignment(near: axis.nearEdge))
      next = view.parentView
    }
    return form
  }

  private func position(of item: ItemState, at fraction: Double) -> LinearForm {
    var form = LinearForm()
    if isMirrored {
      form.add(ornament)
      form.add(axis.extent, of: stack, times: 1)
      form.add(axis.nearEdge, of: item, times: -1)
      form.add(axis.extent, of: item, times: fraction - 1)
    } else {
      form.add(axis.nearEdge, of: item, times: 1)
      form.add(axis.extent, of: item, times: fraction)
    }
    return form
  }
}
