// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The engine's own rows in words.
extension LayoutEngine {
  /// What a row of the engine's says; nil for the rows of constraints, and for those of nobody.
  func sentence(of handle: ConstraintHandle) -> EngineSentence? {
    switch owner(of: handle) {
    case .item(let place): sentence(of: handle, at: place)
    case .stack(let place): sentence(of: handle, ofStack: place)
    case .constraint, .nobody: nil
    }
  }

  /// What a row says that the engine made for an item.
  private func sentence(of handle: ConstraintHandle, at place: Int32) -> EngineSentence? {
    guard let state = items.state(at: place), let number = itemRow(handle, of: place) else {
      return nil
    }
    let row = items.row(number, of: place)
    let role = items[place].role
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

  /// What a row of a stack view, or for a readable guide, says.
  private func sentence(of handle: ConstraintHandle, ofStack place: Int32) -> EngineSentence? {
    guard let number = items.stackRow(handle, at: place),
      let row = items.stack(at: place)?[number].row, let state = items.state(at: place)
    else { return nil }
    return EngineSentence(
      state: state, reason: .arrangement, text: row.words(of: state), form: row.form,
      units: row.units, relation: row.relation, priority: row.priority)
  }

  /// That a size is at least 0.
  func sentence(ofLowerBound variable: Variable) -> EngineSentence? {
    guard let (state, quantity) = subject(of: variable) else { return nil }
    var form = LinearForm()
    form.add(quantity, of: state, times: 1)
    return EngineSentence(
      state: state, reason: .leastSize, text: "\(state.name).\(quantity) >= 0", form: form,
      relation: .greaterThanOrEqual)
  }

  /// What a variable stands for; nil if its item left.
  func subject(of variable: Variable) -> (state: ItemState, quantity: Quantity)? {
    guard let place = item(of: variable), let state = items.state(at: place),
      let quantity = Quantity.allCases.first(where: { self.variable($0, at: place) == variable })
    else { return nil }
    return (state, quantity)
  }
}
