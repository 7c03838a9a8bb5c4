// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The items that take part, and their variables.
extension LayoutEngine {
  /// Where an item is in the table; nil if it takes no part.
  func place(of state: ItemState) -> Int32? {
    guard state.engineSlot.solver == solver.identity else { return nil }
    let place = Int(state.engineSlot.index)
    guard place >= 0, place < items.count, items[place]?.state === state else { return nil }
    return Int32(place)
  }

  /// Where an item is in the table, after giving it variables if it had none.
  @discardableResult
  func join(_ state: ItemState) -> Int32 {
    if let place = place(of: state) { return place }
    let place = freePlaces.popLast() ?? Int32(truncatingIfNeeded: items.count)
    if place == items.count {
      items.append(EngineItem(state))
      for quantity in Quantity.allCases {
        itemVariables.append(makeVariable(quantity))
        itemRows.append(EngineItemRow())
      }
    } else {
      items[Int(place)] = EngineItem(state)
      for quantity in Quantity.allCases {
        itemVariables[Self.index(quantity, at: place)] = makeVariable(quantity)
      }
    }
    state.engineSlot = EngineSlot(solver: solver.identity, index: place)
    for quantity in Quantity.allCases { setItem(place, of: variable(quantity, at: place)) }
    work.itemsJoined += 1
    touch(place)
    markStale(place)
    return place
  }

  /// Takes an item out: its rows now, its variables once nothing mentions them.
  func leave(_ state: ItemState) {
    guard let place = place(of: state) else { return }
    dropRows(place)
    dropStack(place)
    for quantity in Quantity.allCases {
      setItem(-1, of: variable(quantity, at: place))
      departed.append(variable(quantity, at: place))
    }
    items[Int(place)] = nil
    freePlaces.append(place)
    state.engineSlot = EngineSlot()
  }

  /// The variable of a quantity of an item, made now if there was none.
  func variable(_ quantity: Quantity, of state: ItemState) -> Variable {
    variable(quantity, at: join(state))
  }

  func variable(_ quantity: Quantity, at place: Int32) -> Variable {
    itemVariables[Self.index(quantity, at: place)]
  }

  private static func index(_ quantity: Quantity, at place: Int32) -> Int {
    Int(place) * 4 + Int(quantity.rawValue)
  }

  /// The value that the solver found for a quantity; 0 for an item that takes no part.
  func value(_ state: ItemState, _ quantity: Quantity) -> Double {
    place(of: state).map { value(quantity, at: $0) } ?? 0
  }

  func value(_ quantity: Quantity, at place: Int32) -> Double {
    (try? solver.value(of: variable(quantity, at: place))) ?? 0
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
    while !idle.isEmpty {
      let held = Set(broken.flatMap(\.held))
      let places = idle
      idle = []
      for place in places where !held.contains(place) {
        guard let item = items[Int(place)], isIdle(item, at: place) else { continue }
        if item.role == .frame { released.append(item.state) }
        leave(item.state)
        forgetMended()
      }
    }
  }

  private func isIdle(_ item: EngineItem, at place: Int32) -> Bool {
    if let view = item.state.view {
      if !view.translatesAutoresizingMaskIntoConstraints || view.arrangement != nil { return false }
      if view.parentView?.arrangement?.place(of: view) != nil { return false }
    }
    return Quantity.allCases.allSatisfy { quantity in
      let own = itemRows[Self.index(quantity, at: place)].handle == nil ? 0 : 1
      return (try? solver.mentions(of: variable(quantity, at: place), exceed: own)) == false
    }
  }

  /// Notes that a frame has to be read anew.
  func touch(_ place: Int32) {
    guard items[Int(place)]?.isTouched == false else { return }
    items[Int(place)]?.isTouched = true
    touched.append(place)
  }

  /// Notes that an item's rows have to be looked at.
  func markStale(_ place: Int32) {
    pending.isEmpty = false
    guard items[Int(place)]?.isStale == false else { return }
    items[Int(place)]?.isStale = true
    pending.staleItems.append(place)
  }

  /// Notes that an item's content has to be measured at the width that is found.
  func markUnmeasured(_ place: Int32) {
    guard items[Int(place)]?.isUnmeasured == false else { return }
    items[Int(place)]?.isUnmeasured = true
    pending.unmeasured.append(place)
  }

  private func makeVariable(_ quantity: Quantity) -> Variable {
    do {
      return try solver.makeVariable(lowerBound: quantity.isExtent ? 0 : nil)
    } catch {
      preconditionFailure("a lower bound of zero is a number: \(error)")
    }
  }

  private func setItem(_ place: Int32, of variable: Variable) {
    let index = Int(variable.index)
    while itemOfVariable.count <= index { itemOfVariable.append(-1) }
    itemOfVariable[index] = place
  }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> Int32? {
    let index = Int(variable.index)
    guard index < itemOfVariable.count, itemOfVariable[index] >= 0 else { return nil }
    return itemOfVariable[index]
  }
}
