// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Height for width.
extension LayoutEngine {
  /// Measures content at the widths that were found, and writes heights and baselines that
  /// are new into rows, for another round.
  ///
  /// - Parameter isLast: Whether there is no other round: nothing is written then.
  /// - Returns: The views whose content came out another way in the last round.
  func measure(isLast: Bool) -> [ItemState] {
    let places = pending.unmeasured
    pending.unmeasured = []
    var unsettled: [ItemState] = []
    for place in places {
      guard items[place].isUnmeasured, let state = items.state(at: place) else { continue }
      items[place].isUnmeasured = false
      guard items[place].role == .content, let view = state.view,
        let memo = state.engineSlot.measurements
      else { continue }
      let before = memo.current
      if memo.measure(view, at: value(.width, at: place)) { work.measurements += 1 }
      guard items.state(at: place) === state else { continue }
      if memo.current == before { continue }
      if isLast {
        memo.restore(before)
        unsettled.append(state)
        continue
      }
      note(memo.current, of: state)
      pending.isEmpty = false
      setContent(place, of: view, to: memo.current)
      if !memo.current.hasBaselines(of: before) { requireInsets(of: state) }
      arrangedContentChanged(view)
    }
    return unsettled
  }

  /// Keeps account of the views whose content measures something that is no number.
  func note(_ measurement: Measurement, of state: ItemState) {
    noteMisfit(measurement.isBroken, state)
  }

  /// Notes whether an item has a number that is not finite.
  func noteMisfit(_ isMisfit: Bool, _ state: ItemState) {
    guard let place = place(of: state), items[place].isMisfit != isMisfit else { return }
    items[place].isMisfit = isMisfit
    if isMisfit { list(misfit: state) }
  }

  /// Lists an item with a number that is not finite, until the end of a pass finds it mended.
  func list(misfit state: ItemState) { misfits.append(state) }
}
