// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The engine's own rows in words.
extension LayoutEngine {
  /// Returns a row of the engine in words; nil for rows of constraints, and for those without an owner.
  func sentence(of handle: ConstraintHandle) -> EngineSentence? {
    switch owner(of: handle) {
    case .item(let index): sentence(of: handle, at: index)
    case .stack(let index): sentence(of: handle, ofStack: index)
    case .constraint, .noOwner: nil
    }
  }

  /// Returns a row that the engine made for an item in words.
  private func sentence(of handle: ConstraintHandle, at index: Int32) -> EngineSentence? {
    guard let state = items.state(at: index), let number = itemRow(handle, of: index) else {
      return nil
    }
    let row = items.row(number, of: index)
    let role = items[index].role
    var form = LinearForm(constant: -row.constant)
    form.add(row.quantity, of: state, times: 1)
    var right = row.constant.layoutText
    if row.factor != 0, let superview = state.parent {
      right += " + \(row.factor.layoutText) of its superview"
      form.add(row.quantity.axis.extent, of: superview, times: -row.factor)
    }
    let isRoot = state.view?.parentView == nil
    let reason = role == .content ? "its content" : "its frame"
    return EngineSentence(
      state: state, reason: role == .content ? .content : isRoot ? .rootFrame : .frame,
      text: "\(state.name).\(row.quantity) \(row.relation.sign) \(right) (\(reason))", form: form,
      relation: row.relation, priority: row.priority)
  }

  /// Returns a row of a stack view, or of a readable guide, in words.
  private func sentence(of handle: ConstraintHandle, ofStack index: Int32) -> EngineSentence? {
    guard let number = items.stackRow(handle, at: index),
      let row = items.stack(at: index)?[number].row, let state = items.state(at: index)
    else { return nil }
    return EngineSentence(
      state: state, reason: .arrangement, text: row.words(of: state), form: row.form,
      units: row.units, relation: row.relation, priority: row.priority)
  }

  /// Returns the lower bound 0 of a size in words.
  func sentence(ofLowerBound variable: Variable) -> EngineSentence? {
    guard let (state, quantity) = subject(of: variable) else { return nil }
    var form = LinearForm()
    form.add(quantity, of: state, times: 1)
    return EngineSentence(
      state: state, reason: .leastSize, text: "\(state.name).\(quantity) >= 0", form: form,
      relation: .greaterThanOrEqual)
  }

  /// Returns the item and the quantity of a variable; nil if the item has left.
  func subject(of variable: Variable) -> (state: ItemState, quantity: Quantity)? {
    guard let index = index(of: variable), let state = items.state(at: index),
      let quantity = Quantity.allCases.first(where: { self.variable($0, at: index) == variable })
    else { return nil }
    return (state, quantity)
  }
}
