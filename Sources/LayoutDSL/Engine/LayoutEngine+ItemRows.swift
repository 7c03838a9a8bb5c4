// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows that the engine makes for items: frames of views that no constraint places, and sizes of content.
extension LayoutEngine {
  /// Updates the rows of an item to its view, if they are stale.
  func refresh(_ place: Int32) {
    guard items[place].has(.stale), let state = items.state(at: place) else { return }
    items.unmark(.stale, at: place)
    guard let view = state.view, !pass.isDismissed else { return }
    let role: EngineItem.Role = view.storedTranslation ? .frame : .content
    if items[place].role != role {
      insetViews.noteMayHaveChanged()
      dropRows(place)
      items.setRole(role, at: place)
      // Rows were written with the baselines of content that was measured at another width, or not at all.
      if view.content.measure != nil {
        items.unmark(.measured, at: place)
        state.setMeasurements(nil)
        scheduleInsets(of: state)
      }
    }
    if role == .frame {
      markIdle(place)
      refreshFrame(place, of: view)
    } else {
      refreshContent(place, of: view)
    }
  }

  /// Removes all rows of an item.
  func dropRows(_ place: Int32) {
    items.setRole(.nothing, at: place)
    if !items[place].hasRows { return }
    for number in 0..<4 { setRow(number, of: place, to: EngineItemRow()) }
    items.removeRows(of: place)
  }

  /// Holds a view where its frame was last set.
  private func refreshFrame(_ place: Int32, of view: LayoutView) {
    let placement = view.parentView == nil ? nil : view.currentPlacement
    let frame = finite(placement?.frame ?? view.storedFrame, of: view)
    setFrame(place, of: view, to: frame, in: placement?.outer ?? .zero)
  }

  /// Holds a view at the size of its content.
  private func refreshContent(_ place: Int32, of view: LayoutView) {
    counter.count(\.naturalMeasurements)
    let size = view.intrinsicContentSize
    guard isAt(place, view.itemState) else { return }
    let natural = Measurement(size: size, view)
    guard isAt(place, view.itemState) else { return }
    noteNotFinite(natural.isBroken, view.itemState)
    if view.content.measure == nil {
      items.unmark(.measured, at: place)
      view.itemState.setMeasurements(nil)
    } else {
      items.mark(.measured, at: place)
      let memo = MeasurementMemo(natural: natural)
      view.itemState.setMeasurements(memo)
      // Text that was wrapped will wrap again: measuring it now at its present width saves a round.
      let width = value(view.itemState, .width)
      if width > 0, width < natural.width, memo.measure(view, at: width) {
        counter.count(\.measurements)
        guard isAt(place, view.itemState) else { return }
      }
      markUnmeasured(place)
    }
    let measurement = view.itemState.measurements?.current ?? natural
    setContent(place, of: view, to: measurement.extent)
  }

  func isAt(_ place: Int32, _ state: ItemState) -> Bool {
    items.state(at: place) === state && !pass.isDismissed
  }

  func hasSuperview(_ place: Int32) -> Bool { true }

  /// Removes a row from the solver until the item's rows are updated again.
  func breakRow(_ number: Int, of place: Int32) {
    let row = items.row(number, of: place)
    guard let handle = row.handle else { return }
    removeRow(handle)
    items.setRow(number, of: place, to: row.with(nil))
  }

  /// Returns the frame with 0 for numbers that are not finite, which are reported.
  private func finite(_ frame: Rect, of view: LayoutView) -> Rect {
    noteNotFinite(!frame.isFinite, view.itemState)
    if frame.isFinite { return frame }
    func usable(_ number: Double) -> Double { number.isFinite ? number : 0 }
    return Rect(
      x: usable(frame.minX), y: usable(frame.minY), width: usable(frame.width),
      height: usable(frame.height))
  }
}

/// Height for width.
extension LayoutEngine {
  /// Measures content at the solved widths, and writes new heights and baselines into rows for another round.
  ///
  /// - Parameter isLast: Whether this is the last round, in which nothing is written.
  /// - Returns: The views whose content still measured differently in the last round.
  func measure(isLast: Bool) -> [ItemState] {
    var unsettled: [ItemState] = []
    for place in pending.takeUnmeasured() {
      guard items[place].has(.unmeasured), let state = items.state(at: place) else { continue }
      items.unmark(.unmeasured, at: place)
      guard items[place].role == .content, let view = state.view,
        let memo = state.measurements
      else { continue }
      let before = memo.current
      if memo.measure(view, at: value(.width, at: place)) { counter.count(\.measurements) }
      guard items.state(at: place) === state else { continue }
      if memo.current == before { continue }
      if isLast {
        memo.restore(before)
        unsettled.append(state)
        // The next pass measures the content again, whatever its cause.
        markUnmeasured(place)
        continue
      }
      noteNotFinite(memo.current.isBroken, state)
      pending.noteChange()
      setContent(place, of: view, to: memo.current.extent)
      if !memo.current.hasBaselines(of: before) { scheduleInsets(of: state) }
      arrangedContentChanged(view)
    }
    return unsettled
  }

  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState) {
    guard let place = place(of: state) else { return }
    if !isNotFinite {
      items.unmark(.notFinite, at: place)
    } else if items.mark(.notFinite, at: place) {
      issueList.note(notFinite: state)
    }
  }
}
