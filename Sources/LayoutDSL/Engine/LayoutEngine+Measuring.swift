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
        continue
      }
      noteNotFinite(memo.current.isBroken, state)
      pending.noteChange()
      setContent(place, of: view, to: memo.current.extent)
      if !memo.current.hasBaselines(of: before) { requireInsets(of: state) }
      arrangedContentChanged(view)
    }
    return unsettled
  }

  /// Notes whether an item has a number that is not finite.
  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState) {
    guard let place = place(of: state) else { return }
    if !isNotFinite {
      items.unmark(.notFinite, at: place)
    } else if items.mark(.notFinite, at: place) {
      issueList.note(notFinite: state)
    }
  }
}
