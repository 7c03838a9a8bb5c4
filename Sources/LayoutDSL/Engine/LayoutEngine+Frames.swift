// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// From values to frames.
extension LayoutEngine {
  /// Assigns the frames of the items whose values changed since the last assignment.
  ///
  /// - Complexity: O(*k*), where *k* is the number of those items.
  func assignFrames(_ root: LayoutView) {
    let places = touched
    touched = []
    for place in places {
      guard let item = items[Int(place)], item.isTouched else { continue }
      items[Int(place)]?.isTouched = false
      let frame = solvedFrame(at: place)
      if !frame.isFinite { continue }
      work.framesRead += 1
      if let view = item.state.view {
        assign(frame, to: view, isRoot: view === root)
      } else {
        item.state.guide?.layoutFrame = frame
      }
    }
    let free = released
    released = []
    for state in free where place(of: state) == nil { state.view?.followMask() }
    let owners = movedMargins
    movedMargins = []
    for state in owners { state.view?.placeMarginsGuide() }
  }

  /// The frame that the solver found for an item.
  func solvedFrame(at place: Int32) -> Rect {
    // Adding zero turns a negative zero, which a subtraction may leave, into zero.
    Rect(
      x: value(.left, at: place) + 0, y: value(.top, at: place) + 0,
      width: value(.width, at: place) + 0, height: value(.height, at: place) + 0)
  }

  private func assign(_ frame: Rect, to view: LayoutView, isRoot: Bool) {
    let size = view.storedFrame.size
    if isRoot {
      // A root's origin is given, and so is its size unless constraints ask for it.
      if view.translatesAutoresizingMaskIntoConstraints { return }
      view.storedFrame.size = frame.size
    } else {
      view.storedFrame = frame
    }
    view.placeMarginsGuide()
    view.autoresizeSubviews(from: size)
  }
}

extension LayoutView {
  /// Puts the guides of the margins and the safe area, if there are any, where these are.
  func placeMarginsGuide() {
    for guide in guides where guide.kind != .free {
      let insets = guide.kind == .margins ? layoutMargins : safeArea?.settled ?? .zero
      guide.layoutFrame = bounds.inset(by: insets)
    }
  }
}
