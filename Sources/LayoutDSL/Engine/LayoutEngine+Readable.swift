// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Readable content guides, whose width is the smaller of two.
extension LayoutEngine {
  /// Takes in a view that has a readable content guide.
  func enlist(readableOf view: LayoutView) {
    guard let state = view.insetState, list(view, state, as: .readable) else { return }
    state.startReadableWidth(in: firstWidth(of: view))
  }

  /// Lets go of views that were held in the last pass.
  func beginReadableWidths() {
    if insetViews[.readable].isEmpty { return }
    insetViews.remove(as: .readable) { hasLeft($0, as: .readable) }
    for owner in insetViews[.readable] {
      guard let view = owner.view, let state = view.insetState else { continue }
      if state.beginReadablePass() { holdingChanged(view) }
    }
  }

  /// Narrows the readable guide of a view to the width that was found.
  ///
  /// Not where something above moves: the width may be far too large then, and a guide that is far too
  /// narrow contradicts what is in it.
  func followReadableWidth(of view: LayoutView, _ state: InsetState, _ insets: inout ViewInsets) {
    let wasHeld = state.readable.isHeld
    if insets.excess <= state.readable.excess || !view.isBelowMovingInsets {
      state.followReadableWidth(insets.room(in: currentWidth(of: view)))
    }
    insets.excess = state.readable.excess
    if state.readable.isHeld != wasHeld { holdingChanged(view) }
  }

  /// A view is held by its readable guide, or no longer.
  private func holdingChanged(_ view: LayoutView) {
    pending.noteChange()
    for guide in view.guides where guide.kind == .readable {
      pending.add(stack: guide.itemState)
    }
  }
}

extension LayoutView {
  /// Whether the insets of a view above are being settled.
  fileprivate var isBelowMovingInsets: Bool {
    wayToRoot.dropFirst().contains { $0.insetState?.isMoving == true }
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
