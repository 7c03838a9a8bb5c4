// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the tree says of constraints.
extension LayoutEngine {
  /// A constraint of the tree became active; it already has a host and an order.
  func constraintActivated(_ constraint: LayoutConstraint) {
    fittingMayChange(at: constraint.hostView)
    require(.structure, of: constraint)
  }

  /// A constraint of the tree is about to lose its host and its order.
  func constraintDeactivated(_ constraint: LayoutConstraint) {
    fittingMayChange(at: constraint.hostView)
    forget(constraint)
    pending.isEmpty = false
  }

  /// An active constraint has a new constant.
  func constantChanged(_ constraint: LayoutConstraint) {
    fittingMayChange(at: constraint.hostView)
    require(.constant, of: constraint)
  }

  /// An active constraint has a new priority.
  func priorityChanged(_ constraint: LayoutConstraint) {
    fittingMayChange(at: constraint.hostView)
    require(.priority, of: constraint)
  }

  /// The list of mistakes of an item grew or shrank.
  func mistakesChanged(_ item: ItemState) {
    pending.isEmpty = false
    if pending.isFresh { return }
    if flawed.last !== item { flawed.append(item) }
  }

  /// Notes that the next pass has something to do for a constraint.
  ///
  /// A constraint may come with a row and work of another engine, which mean nothing here.
  func require(_ work: EngineWork, of constraint: LayoutConstraint) {
    pending.isEmpty = false
    // The first pass walks the tree and finds everything.
    if pending.isFresh { return }
    if !owns(constraint) { constraint.engineRow = EngineRow(solver: solver.identity) }
    if constraint.engineRow.work.isEmpty || work == .structure {
      pending.constraints.append(constraint)
    }
    constraint.engineRow.work.insert(work)
  }

  /// Notes that the next pass has to write the rows of constraints that are new to the engine.
  func requireAll(_ constraints: [LayoutConstraint]) {
    if constraints.isEmpty { return }
    pending.isEmpty = false
    for constraint in constraints {
      if !owns(constraint) { constraint.engineRow = EngineRow(solver: solver.identity) }
      constraint.engineRow.work.insert(.structure)
    }
    pending.constraints.append(contentsOf: constraints)
  }

  /// Takes a constraint's row out of the solver and forgets what was to be done for it.
  ///
  /// The lists that it may be in are left alone: see ``EngineRow/solver``.
  func forget(_ constraint: LayoutConstraint) {
    guard owns(constraint) else { return }
    dropRow(of: constraint)
    constraint.engineRow = EngineRow()
  }

  /// Whether what a constraint keeps for its engine is this engine's.
  func owns(_ constraint: LayoutConstraint) -> Bool {
    constraint.engineRow.solver == solver.identity
  }
}

/// The rows of constraints.
extension LayoutEngine {
  /// The row that this engine has for a constraint.
  func row(of constraint: LayoutConstraint) -> ConstraintHandle? {
    guard owns(constraint), let handle = constraint.engineRow.handle,
      case .constraint(let owner) = owner(of: handle),
      owner === constraint
    else { return nil }
    return handle
  }

  func owner(of handle: ConstraintHandle) -> RowOwner {
    let place = Int(handle.index)
    return place < rowOwners.count ? rowOwners[place] : .nobody
  }

  func setOwner(_ owner: consuming RowOwner, of handle: ConstraintHandle) {
    let place = Int(handle.index)
    if rowOwners.count == place { return rowOwners.append(owner) }
    while rowOwners.count <= place { rowOwners.append(.nobody) }
    rowOwners[place] = owner
  }

  /// Takes a row out of the solver; whose it was has to forget it.
  func removeRow(_ handle: ConstraintHandle) {
    rowChanged(handle)
    for place in items(in: handle) where items[Int(place)].role != .content { idle.append(place) }
    idle.append(contentsOf: origins(in: handle))
    setOwner(.nobody, of: handle)
    try? solver.remove(handle)
  }

  /// The items that a row mentions, as often as it does.
  func items(in handle: ConstraintHandle) -> [Int32] {
    ((try? solver.variables(of: handle)) ?? []).compactMap(item(of:))
  }

  func dropRow(of constraint: LayoutConstraint) {
    if let handle = row(of: constraint) { removeRow(handle) }
    constraint.engineRow.handle = nil
  }

  /// Does for a constraint what its row's `work` asks for.
  func update(_ constraint: LayoutConstraint) {
    guard owns(constraint), !isDismissed else { return }
    let work = constraint.engineRow.work
    constraint.engineRow.work = []
    if work.isEmpty || !constraint.isActive { return }
    guard !work.contains(.structure), constraint.priorityValue > 0,
      let handle = row(of: constraint)
    else {
      dropRow(of: constraint)
      return lower(constraint)
    }
    do {
      let base = constraint.engineRow.baseConstant
      if work.contains(.insets), !refreshBaseConstant(of: constraint) {
        dropRow(of: constraint)
        return lower(constraint)
      }
      let row = constraint.engineRow
      if work.contains(.constant) || row.baseConstant != base {
        rowChanged(handle)
        let constant = row.baseConstant - constraint.directedConstant.value(in: row.direction)
        try solver.setConstant(constant, of: handle)
        self.work.constantsChanged += 1
      }
      if work.contains(.priority) {
        rowChanged(handle)
        try solver.setPriority(constraint.priorityValue, of: handle)
        self.work.prioritiesChanged += 1
      }
    } catch {
      dropRow(of: constraint)
      report(error, of: constraint)
    }
  }

  /// Writes the row of a constraint; one at priority 0 asks for nothing and has none.
  private func lower(_ constraint: LayoutConstraint) {
    if constraint.priorityValue <= 0 || lowerPlainly(constraint) { return }
    if constraint.mentionsInsets {
      enlist(marginsIn: constraint)
      enlist(baselinesIn: constraint)
    }
    var writer = RowWriter(self)
    guard let lowering = ConstraintLowering(constraint),
      lowering.write(constraint, into: &writer)
    else { return reportDeadTarget(of: constraint) }
    let constant = rowConstant - constraint.directedConstant.value(in: lowering.direction)
    do {
      let handle = try solver.add(
        rowTerms, constant: constant, constraint.relation.linear,
        at: Strength(constraint.priorityValue))
      wrote(handle, of: constraint, base: rowConstant, in: lowering.direction)
      work.termsWritten += rowTerms.count
    } catch {
      report(error, of: constraint)
    }
  }

  /// Notes that a constraint has a row.
  func wrote(
    _ row: ConstraintHandle, of constraint: LayoutConstraint, base: Double,
    in direction: LayoutDirection
  ) {
    // What was called to write the row may have taken the constraint out.
    guard owns(constraint) else { return removeRow(row) }
    setOwner(.constraint(constraint), of: row)
    constraint.engineRow.handle = row
    constraint.engineRow.baseConstant = base
    constraint.engineRow.direction = direction
    work.constraintsLowered += 1
  }

  /// Reads the margins and baselines of a constraint again; false if an item is gone.
  private func refreshBaseConstant(of constraint: LayoutConstraint) -> Bool {
    var sum = ConstantSum()
    guard let lowering = ConstraintLowering(constraint),
      lowering.write(constraint, into: &sum)
    else { return false }
    constraint.engineRow.baseConstant = sum.constant
    return true
  }
}

extension LayoutConstraint.Relation {
  /// The solver's word for the relation.
  var linear: LinearRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
