// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows that the engine makes for items: frames of views that no constraint places, and sizes of content.
extension LayoutEngine {
  /// Updates the rows of an item to its view, if they are stale.
  func refresh(_ index: Int32) {
    guard items[index].has(.stale), let state = items.state(at: index) else { return }
    items.unmark(.stale, at: index)
    guard let view = state.view, !pass.isDismissed else { return }
    let role: EngineItem.Role = view.storedTranslation ? .frame : .content
    if items[index].role != role {
      insetViews.noteMayHaveChanged()
      dropRows(index)
      items.setRole(role, at: index)
      // Rows were written with the baselines of content that was measured at another width, or not at all.
      if view.content.measure != nil {
        items.unmark(.measured, at: index)
        state.setMeasurements(nil)
        scheduleInsets(of: state)
      }
    }
    if role == .frame {
      markIdle(index)
      refreshFrame(index, of: view)
    } else {
      refreshContent(index, of: view)
    }
  }

  /// Removes all rows of an item.
  func dropRows(_ index: Int32) {
    items.setRole(.nothing, at: index)
    if !items[index].hasRows { return }
    for number in 0..<4 { setRow(number, of: index, to: EngineItemRow()) }
    items.removeRows(of: index)
  }

  /// Holds a view where its frame was last set.
  private func refreshFrame(_ index: Int32, of view: LayoutView) {
    let placement = view.parentView == nil ? nil : view.currentPlacement
    let frame = finite(placement?.frame ?? view.storedFrame, of: view)
    setFrame(index, of: view, to: frame, in: placement?.outer ?? .zero)
  }

  /// Holds a view at the size of its content.
  private func refreshContent(_ index: Int32, of view: LayoutView) {
    counter.count(\.naturalMeasurements)
    let size = view.intrinsicContentSize
    guard isAt(index, view.itemState) else { return }
    let natural = Measurement(size: size, view)
    guard isAt(index, view.itemState) else { return }
    noteNotFinite(natural.isBroken, view.itemState)
    if view.content.measure == nil {
      items.unmark(.measured, at: index)
      view.itemState.setMeasurements(nil)
    } else {
      items.mark(.measured, at: index)
      let memo = MeasurementMemo(natural: natural)
      view.itemState.setMeasurements(memo)
      // Text that was wrapped will wrap again: measuring it now at its present width saves a round.
      let width = value(view.itemState, .width)
      if width > 0, width < natural.width, memo.measure(view, at: width) {
        counter.count(\.measurements)
        guard isAt(index, view.itemState) else { return }
      }
      markUnmeasured(index)
    }
    let measurement = view.itemState.measurements?.current ?? natural
    setContent(index, of: view, to: measurement.extent)
  }

  func isAt(_ index: Int32, _ state: ItemState) -> Bool {
    items.state(at: index) === state && !pass.isDismissed
  }

  func hasSuperview(_ index: Int32) -> Bool { true }

  /// Removes a row from the solver until the item's rows are updated again.
  func breakRow(_ number: Int, of index: Int32) {
    let row = items.row(number, of: index)
    guard let handle = row.handle else { return }
    removeRow(handle)
    items.setRow(number, of: index, to: row.with(nil))
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
    for index in pending.takeUnmeasured() {
      guard items[index].has(.unmeasured), let state = items.state(at: index) else { continue }
      items.unmark(.unmeasured, at: index)
      guard items[index].role == .content, let view = state.view,
        let memo = state.measurements
      else { continue }
      let before = memo.current
      if memo.measure(view, at: value(.width, at: index)) { counter.count(\.measurements) }
      guard items.state(at: index) === state else { continue }
      if memo.current == before { continue }
      if isLast {
        memo.restore(before)
        unsettled.append(state)
        // The next pass measures the content again, whatever its cause.
        markUnmeasured(index)
        continue
      }
      noteNotFinite(memo.current.isBroken, state)
      pending.noteChange()
      setContent(index, of: view, to: memo.current.extent)
      if !memo.current.hasBaselines(of: before) { scheduleInsets(of: state) }
      arrangedContentChanged(view)
    }
    return unsettled
  }

  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState) {
    guard let index = index(of: state) else { return }
    if !isNotFinite {
      items.unmark(.notFinite, at: index)
    } else if items.mark(.notFinite, at: index) {
      issueList.note(notFinite: state)
    }
  }
}
