// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Rounding the edges of frames to pixels (record 0251).
///
/// Each edge is rounded at its position in the root, so that coinciding edges still coincide; the solver's values stay
/// unrounded. A view that moves by a fraction of a pixel may move any edge of its descendants, so its subtree is
/// rounded again. A view that moves by whole pixels changes no frame in it.
extension LayoutEngine {
  /// A view to be visited, and the position of its superview in the root.
  private struct Step {
    let view: LayoutView

    /// The origin of the superview, in points as solved, and in pixels as assigned.
    let outer: Point
    let outerPixels: Point

    /// Whether the view has to be rounded though its own numbers did not change.
    let isForced: Bool
  }

  /// Assigns the rounded frames of the items whose values changed, and of everything below a view that
  /// moved by a fraction of a pixel.
  ///
  /// - Complexity: O(*k*) for the *k* subviews of those views and of the views above them.
  func assignRoundedFrames(_ root: LayoutView) {
    let grid = PixelGrid(scale: root.pixelScale)
    if !frames.isRounding { root.mark(.needsRounding) }
    frames.setRounding(root.pixelScale > 0)
    // Views that take no part any more have exact frames, relative to which their subtrees are rounded.
    for state in frames.released { state.view?.mark(.needsRounding) }
    followMasksOfReleased()
    for number in 0..<frames.changedItems.count {
      let index = frames.changedItems[number]
      guard items[index].hasChangedValue, let view = items.state(at: index)?.ownView else {
        continue
      }
      view.mark(.roundingBelow)
    }
    var steps = [
      Step(view: root, outer: .zero, outerPixels: .zero, isForced: false)
    ]
    while let step = steps.popLast() {
      visit(step, of: root, grid, &steps)
      // Placing guides may call overridden getters, which may end the whole pass.
      if pass.isDismissed { return }
    }
    // An overridden getter may have listed an item again that had been visited before.
    keepUnassigned()
    placeMovedInsetGuides()
  }

  private func visit(
    _ step: Step, of root: LayoutView, _ grid: PixelGrid, _ steps: inout [Step]
  ) {
    let view = step.view
    let isMarked = view.passMarks.contains(.needsRounding)
    guard step.isForced || view.passMarks.hasAny(of: .rounding) else { return }
    view.removeMarks(.rounding)
    let before = view.storedFrame.size
    let index = self.index(of: view.itemState)
    let hasChanged = index.map { items.takeChanged($0) } ?? false
    if hasChanged { view.removeMarks(.isMovedByHook) }
    let solved = view.passMarks.contains(.isMovedByHook) ? nil : index.flatMap(finiteFrame)
    var isForced = step.isForced || isMarked
    var origin = Point.zero
    var pixels = Point.zero
    if view !== root, let index, let solved {
      origin = step.outer.moved(by: solved.origin)
      pixels = grid.pixels(origin)
      if isForced || hasChanged {
        counter.count(\.framesRead)
        assign(grid.frame(solved, in: step.outer, step.outerPixels), to: view, isRoot: false)
      }
      isForced = isForced || !grid.isWhole(from: frames.origin(at: index), to: origin)
      frames.set(origin, at: index)
    } else if view !== root {
      origin = step.outer.moved(by: view.storedFrame.origin)
      pixels = step.outerPixels.moved(by: grid.unrounded(view.storedFrame.origin))
    } else if let solved, isForced || hasChanged {
      counter.count(\.framesRead)
      assign(grid.frame(solved, in: .zero, .zero), to: view, isRoot: true)
    }
    if pass.isDismissed { return }
    for guide in view.guides where guide.kind.hasQuantities {
      guard let index = self.index(of: guide.itemState), items.takeChanged(index) || isForced,
        let solved = finiteFrame(at: index)
      else { continue }
      counter.count(\.framesRead)
      assign(grid.frame(solved, in: origin, pixels), to: guide)
    }
    // Masks move subviews that take no part.
    let isResized = view.storedFrame.size != before
    for child in view.storedSubviews.reversed() {
      let isMoved = isForced || isResized && self.index(of: child.itemState) == nil
      guard isMoved || child.passMarks.hasAny(of: .rounding) else { continue }
      steps.append(Step(view: child, outer: origin, outerPixels: pixels, isForced: isMoved))
    }
  }

  /// Handles a new pixel scale: all frames are rounded again, and content with a measuring closure is measured again,
  /// since that may depend on the scale, as in labels.
  func pixelScaleChanged(_ root: LayoutView) {
    fittings.invalidateAll()
    let states = (0..<items.count).compactMap { items.state(at: $0) }
    for state in states {
      if let index = index(of: state) { markChanged(index) }
      if let view = state.view, view.content.measure != nil { intrinsicSizeInvalidated(view) }
    }
    if root.pixelScale > 0 || frames.isRounding { root.mark(.needsRounding) }
  }
}
