// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The items that take part, and their variables.
extension LayoutEngine {
  /// Where an item is in the table; nil if it takes no part.
  func place(of state: ItemState) -> Int32? {
    state.engineSlot.solver == identity ? state.engineSlot.index : nil
  }

  /// The column of a quantity of an item, made now if there was none.
  func column(_ quantity: Quantity, of state: ItemState) -> Int32 {
    items[join(state)].variables.columns[Int(quantity.rawValue)]
  }

  /// Where an item is in the table, after giving it variables if it had none.
  @discardableResult
  @inline(__always)
  func join(_ state: ItemState) -> Int32 { place(of: state) ?? takeIn(state) }

  /// Makes room for items that are about to join.
  func reserveItems(_ additional: Int) {
    solver.reserve(variables: 4 * additional)
    items.reserve(additional)
    touched.reserve(touched.count + Int32(truncatingIfNeeded: additional))
    pending.tables.reserve(pending.tables.count + Int32(truncatingIfNeeded: additional))
  }

  private func takeIn(_ state: ItemState) -> Int32 {
    let view = state.storedView
    let variables = unsafe Unmanaged.passUnretained(solver)._withUnsafeGuaranteedRef {
      $0.makeVariables(lowerBounds: Quantity.lowerBounds)
    }
    var item = unsafe EngineItem(variables, of: view)
    // What was called while a row is written may have taken the item away, and the row will go.
    if isAway(state.ownView) { return passOver(item) }
    // Most views have no content, and nothing to be asked.
    let isSilent = unsafe view?._withUnsafeGuaranteedRef(\.isSilent) ?? true
    if isSilent, unsafe view != nil { item.role = .content }
    let place = items.insert(item, state)
    state.engineSlot.enter(identity, at: place, columns: item.variables.columns)
    roundedOrigins.forget(place)
    work.itemsJoined += 1
    touch(place)
    pending.isEmpty = false
    if !isSilent, let view = state.view {
      noteAlignment(place, of: view)
      markStale(place)
    }
    return place
  }

  /// Whether a view was taken away since the pass began.
  @inline(__always)
  func isAway(_ view: @autoclosure () -> LayoutView?) -> Bool {
    (hasLosses || isDismissed) && view()?.liveEngine !== self
  }

  /// Makes a place of nobody for an item of another tree, whose end nobody would tell of.
  private func passOver(_ item: EngineItem) -> Int32 {
    let place = items.insertNobody(item)
    for quantity in Quantity.allCases { departed.append(variable(quantity, at: place)) }
    return place
  }

  /// Takes an item out: its rows now, its variables once nothing mentions them.
  func leave(_ state: ItemState) {
    guard let place = place(of: state) else { return }
    dropRows(place)
    dropStack(place)
    alignments[place] = nil
    if items[place].handsOnBaselines { baselineHeirs.removeAll { $0.owner === state } }
    dropOrigins(place)
    for quantity in Quantity.allCases { departed.append(variable(quantity, at: place)) }
    items.remove(place)
    state.engineSlot = EngineSlot()
  }

  /// The variable of a quantity of an item, made now if there was none.
  func variable(_ quantity: Quantity, of state: ItemState) -> Variable {
    variable(quantity, at: join(state))
  }

  func variable(_ quantity: Quantity, at place: Int32) -> Variable {
    items[place].variables.variable(Int(quantity.rawValue), of: identity)
  }

  /// The value that the solver found for a quantity; 0 for an item that takes no part.
  func value(_ state: ItemState, _ quantity: Quantity) -> Double {
    place(of: state).map { value(quantity, at: $0) } ?? 0
  }

  func value(_ quantity: Quantity, at place: Int32) -> Double {
    solver.value(ofColumn: items[place].variables.columns[Int(quantity.rawValue)])
  }

  /// Removes the variables of items that left, as far as no row mentions them.
  func removeDeparted() {
    if departed.isEmpty { return }
    var kept: [Variable] = []
    for variable in departed {
      do { try solver.remove(variable) } catch { kept.append(variable) }
    }
    departed = kept
  }

  /// Takes out the items that nothing mentions or places any more; their superviews may follow.
  ///
  /// - Complexity: O(1) for each item that a row was dropped of.
  func releaseIdle() {
    forgetMended()
    // Whoever leaves may make others idle, which come behind.
    var next = 0
    while next < idle.count {
      let held = Set(brokenRows.rows.flatMap(\.held))
      let heldOrigins = Set(brokenRows.rows.flatMap(\.heldOrigins))
      let end = idle.count
      for number in next..<end {
        let place = idle[number]
        if !heldOrigins.contains(place) { dropIdleOrigins(place) }
        if held.contains(place) { continue }
        guard let state = items.state(at: place), isIdle(state, at: place) else { continue }
        if items[place].role == .frame { released.append(state) }
        leave(state)
        forgetMended()
      }
      next = end
    }
    idle.removeAll(keepingCapacity: true)
  }

  private func isIdle(_ state: ItemState, at place: Int32) -> Bool {
    if let view = state.view {
      if !view.storedTranslation || view.arrangement != nil { return false }
      if view.parentView?.arrangement?.place(of: view) != nil { return false }
    }
    return Quantity.allCases.allSatisfy { quantity in
      // The rows of an item that is idle speak of its quantities in their order.
      let own = row(Int(quantity.rawValue), of: place).handle == nil ? 0 : 1
      if origins[EngineOrigin.Key(place: place, quantity: quantity)] != nil { return false }
      return (try? solver.mentions(of: variable(quantity, at: place), exceed: own)) == false
    }
  }

  /// Notes that a frame has to be read anew.
  @inline(__always)
  func touch(_ place: Int32) {
    if items[place].isTouched { return }
    items[place].isTouched = true
    touched.append(place)
  }

  /// Notes that an item's rows have to be looked at.
  func markStale(_ place: Int32) {
    pending.isEmpty = false
    if items[place].isStale { return }
    items[place].isStale = true
    pending.staleItems.append(place)
  }

  /// Notes that an item's content has to be measured at the width that is found.
  func markUnmeasured(_ place: Int32) {
    if items[place].isUnmeasured { return }
    items[place].isUnmeasured = true
    pending.unmeasured.append(place)
  }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> Int32? { items.place(ofColumn: variable.index) }
}
