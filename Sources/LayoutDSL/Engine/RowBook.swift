// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A solver, the owner of each of its rows by the row's index, and the variables that are to be removed.
///
/// Plain rows of constraints have no entry: see ``LayoutEngine/owner(of:)``. The items of other rows are not retained:
/// an item that ends removes its rows first.
@safe
struct RowBook: ~Copyable {
  enum Owner {
    case noOwner
    case constraint(ConstraintReference)
    case item(Int32)
    case stack(Int32)
  }

  /// How a row changes.
  enum Change {
    /// Only its constant changes.
    case constant

    /// Its priority changes, or its rank among the rows of its owner.
    case rank

    /// It leaves the solver.
    case removal
  }

  let solver = Solver()

  /// The identity of the solver, by which the engine recognises its own data in items and constraints.
  let identity: UInt64

  /// The owners of rows in pages of 64, each empty until one of its rows gets an owner, since there are many rows.
  ///
  /// An entry is the address of a constraint's first item, which is even; four times the index of an item plus 1, or
  /// that of a stack view plus 3; 0 if there is no owner.
  private var pages: [[UInt]] = []

  /// The parts of rows' constants that are not the constraints' own: margins, baselines.
  ///
  /// Rows beyond the end of the list have 0.
  private var baseConstants = OwnedList<Double>()

  /// Variables of items that left; they are removed once no row mentions them.
  private var departed: [Variable] = []

  /// Creates a book without rows.
  init() { identity = solver.identity }

  /// Adds `terms + constant relation 0` as a row of `owner`; all rows but stays are added to the solver here.
  ///
  /// The owner is `noOwner` if it never has to be found, or can be found without an entry, as for plain rows.
  @inline(__always)
  mutating func add(
    _ terms: ShortRow, constant: Double, _ relation: LayoutConstraint.Relation,
    at strength: Strength, of owner: Owner
  ) throws(SolverMisuse) -> ConstraintHandle {
    let handle = try solver.add(terms, constant: constant, relation.linear, at: strength)
    setOwner(of: handle, to: owner)
    return handle
  }

  mutating func add(
    _ terms: RowTerms, constant: Double, _ relation: LayoutConstraint.Relation,
    at strength: Strength, of owner: Owner
  ) throws(SolverMisuse) -> ConstraintHandle {
    if terms.long.isEmpty {
      return try add(terms.short, constant: constant, relation, at: strength, of: owner)
    }
    let handle = try solver.add(terms.long, constant: constant, relation.linear, at: strength)
    setOwner(of: handle, to: owner)
    return handle
  }

  /// Records the owner of a row.
  @inline(__always)
  private mutating func setOwner(of handle: ConstraintHandle, to owner: Owner) {
    switch owner {
    case .noOwner: break
    case .constraint(let constraint):
      set(handle, unsafe UInt(bitPattern: Unmanaged.passUnretained(constraint.first).toOpaque()))
    case .item(let index): set(handle, UInt(index) << 2 | 1)
    case .stack(let index): set(handle, UInt(index) << 2 | 3)
    }
  }

  /// Returns the owner of a row, if it has an entry.
  ///
  /// - Complexity: O(1) as a rule; see ``ConstraintTable/slot(of:)``.
  func owner(of handle: ConstraintHandle) -> Owner {
    let (page, index) = Self.index(of: handle)
    guard page < pages.count, !pages[page].isEmpty else { return .noOwner }
    let word = pages[page][index]
    if word & 1 != 0 {
      let index = Int32(truncatingIfNeeded: word >> 2)
      return word & 2 != 0 ? .stack(index) : .item(index)
    }
    guard let address = unsafe UnsafeRawPointer(bitPattern: word) else { return .noOwner }
    let item = unsafe Unmanaged<ItemState>.fromOpaque(address).takeUnretainedValue()
    guard let slot = item.table.slot(of: handle) else { return .noOwner }
    return .constraint(ConstraintReference(item, slot))
  }

  /// Returns the row of a constraint; nil if it has none yet or is broken.
  func handle(of row: EngineRow) -> ConstraintHandle? {
    row.hasHandle ? solver.handle(ofRow: Int(row.index)) : nil
  }

  /// Returns the part of a row's constant that is not the constraint's own.
  func baseConstant(of handle: ConstraintHandle) -> Double {
    handle.index < baseConstants.count ? baseConstants[handle.index] : 0
  }

  /// Records the part of a row's constant that comes from margins and baselines.
  mutating func setBaseConstant(_ constant: Double, of handle: ConstraintHandle) {
    if constant == baseConstant(of: handle) { return }
    let missing = handle.index + 1 - baseConstants.count
    if missing > 0 { baseConstants.append(0, times: missing) }
    baseConstants[handle.index] = constant
  }

  /// Removes a row from the solver, and its owner's entry.
  mutating func remove(_ handle: ConstraintHandle) {
    let (page, index) = Self.index(of: handle)
    if page < pages.count, !pages[page].isEmpty { pages[page][index] = 0 }
    setBaseConstant(0, of: handle)
    try? solver.remove(handle)
  }

  private mutating func set(_ handle: ConstraintHandle, _ word: UInt) {
    let (page, index) = Self.index(of: handle)
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty { pages[page] = Array(repeating: 0, count: 64) }
    pages[page][index] = word
  }

  private static func index(of handle: ConstraintHandle) -> (page: Int, index: Int) {
    (Int(handle.index) / 64, Int(handle.index) % 64)
  }

  /// Schedules the removal of a variable whose item left.
  mutating func add(departed variable: Variable) { departed.append(variable) }

  /// Removes the scheduled variables that no row mentions.
  mutating func removeDeparted() {
    if departed.isEmpty { return }
    var kept: [Variable] = []
    for variable in departed {
      do { try solver.remove(variable) } catch { kept.append(variable) }
    }
    departed = kept
  }
}
