// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Readable content guides, whose width is the smaller of two.
extension LayoutEngine {
  /// Takes in a view that has a readable content guide.
  func enlist(readableOf view: LayoutView) {
    guard let state = view.insetState else { return }
    state.readable = ReadableWidth(room: state.settled.room(in: view.storedFrame.width))
    state.settled.excess = state.readable.excess
    if state.readableEngine === self { return }
    state.readableEngine = self
    readableOwners.append(view.itemState)
  }

  /// Lets go of views that were held in the last pass.
  func beginReadableWidths() {
    if readableOwners.isEmpty { return }
    readableOwners.removeAll { owner in
      guard let view = owner.view else { return true }
      if view.liveEngine === self { return false }
      if view.insetState?.readableEngine === self { view.insetState?.readableEngine = nil }
      return true
    }
    for owner in readableOwners {
      guard let view = owner.view, let state = view.insetState else { continue }
      if state.readable.beginPass() { holdingChanged(view) }
    }
  }

  /// Narrows the readable guide of a view to the width that was found.
  func followReadableWidth(of view: LayoutView, _ state: InsetState, _ insets: inout ViewInsets) {
    guard view.guides.contains(where: { $0.kind == .readable }) else {
      insets.excess = state.settled.excess
      return
    }
    let wasHeld = state.readable.isHeld
    state.readable.follow(insets.room(in: currentFrame(of: view).width))
    insets.excess = state.readable.excess
    if state.readable.isHeld != wasHeld { holdingChanged(view) }
  }

  /// A view is held by its readable guide, or no longer.
  private func holdingChanged(_ view: LayoutView) {
    pending.isEmpty = false
    for guide in view.guides where guide.kind == .readable {
      pending.stacks.append(guide.itemState)
    }
  }
}

extension ReadableWidth {
  /// The row that holds a view down to the width of its readable guide and its margins, if it has to be.
  static func rows(of guide: LayoutGuide, in owner: LayoutView) -> [StackRow] {
    guard let state = owner.insetState, state.readable.isHeld else { return [] }
    let frame = owner.alignmentInsets
    var form = LinearForm(
      constant: state.settled.room(in: frame.left + frame.right) - widest)
    form.add(.width, of: owner.itemState, times: 1)
    return [
      StackRow(
        key: StackRow.Key(kind: .fit, item: ObjectIdentifier(guide.itemState)), form: form,
        relation: .lessThanOrEqual, priority: holding)
    ]
  }
}
