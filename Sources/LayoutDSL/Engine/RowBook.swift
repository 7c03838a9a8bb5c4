// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A solver, the owner of each of its rows by the row's index, and the variables that are to be removed.
///
/// Plain rows of constraints are not written down: see ``LayoutEngine/owner(of:)``. The items of the others are not
/// retained: one that ends takes its rows out first.
@safe
struct RowBook: ~Copyable {
  /// Whose a row is.
  enum Owner {
    case nobody
    case constraint(ConstraintReference)
    case item(Int32)
    case stack(Int32)
  }

  /// How a row changes.
  enum Change {
    /// It gets another constant and says the same otherwise.
    case constant

    /// It gets another priority, or ranks in another way among those of its owner.
    case rank

    /// It leaves the solver.
    case removal
  }

  let solver = Solver()

  /// The identity of the solver: what the engine keeps at items and constraints goes by it.
  let identity: UInt64

  /// Whose rows are, 64 to a page, which is empty where no row has been anybody's: there are many rows.
  ///
  /// The address of a constraint's first item, which is even; one more than four times the place of an item,
  /// or three more than that of a stack view; 0 for nobody.
  private var pages: [[UInt]] = []

  /// The parts of rows' constants that are not the constraints' own: margins, baselines.
  ///
  /// As many as it takes for the last that is not 0.
  private var baseConstants = OwnedList<Double>()

  /// Variables of items that left; they are removed once no row mentions them.
  private var departed: [Variable] = []

  /// Nobody has a row.
  init() { identity = solver.identity }

  /// Adds `terms + constant relation 0`, the row of `owner`: every row but stays comes into the solver here.
  ///
  /// Rows of nobody are those that need not be found, or are found without being written down, as plain ones are.
  @inline(__always)
  mutating func add(
    _ terms: ShortRow, constant: Double, _ relation: LayoutConstraint.Relation,
    at strength: Strength, of owner: Owner
  ) throws(SolverMisuse) -> ConstraintHandle {
    let handle = try solver.add(terms, constant: constant, relation.linear, at: strength)
    give(handle, to: owner)
    return handle
  }

  /// The same for any number of terms.
  mutating func add(
    _ terms: RowTerms, constant: Double, _ relation: LayoutConstraint.Relation,
    at strength: Strength, of owner: Owner
  ) throws(SolverMisuse) -> ConstraintHandle {
    if terms.long.isEmpty {
      return try add(terms.short, constant: constant, relation, at: strength, of: owner)
    }
    let handle = try solver.add(terms.long, constant: constant, relation.linear, at: strength)
    give(handle, to: owner)
    return handle
  }

  /// Notes whose a row is.
  @inline(__always)
  private mutating func give(_ handle: ConstraintHandle, to owner: Owner) {
    switch owner {
    case .nobody: break
    case .constraint(let constraint):
      set(handle, unsafe UInt(bitPattern: Unmanaged.passUnretained(constraint.first).toOpaque()))
    case .item(let place): set(handle, UInt(place) << 2 | 1)
    case .stack(let place): set(handle, UInt(place) << 2 | 3)
    }
  }

  /// Whose a row is, if that was written down.
  ///
  /// - Complexity: O(1) as a rule; see ``ConstraintTable/slot(of:)``.
  func owner(of handle: ConstraintHandle) -> Owner {
    let (page, place) = Self.place(of: handle)
    guard page < pages.count, !pages[page].isEmpty else { return .nobody }
    let word = pages[page][place]
    if word & 1 != 0 {
      let place = Int32(truncatingIfNeeded: word >> 2)
      return word & 2 != 0 ? .stack(place) : .item(place)
    }
    guard let address = unsafe UnsafeRawPointer(bitPattern: word) else { return .nobody }
    let item = unsafe Unmanaged<ItemState>.fromOpaque(address).takeUnretainedValue()
    guard let slot = item.table.slot(of: handle) else { return .nobody }
    return .constraint(ConstraintReference(item, slot))
  }

  /// The row of a constraint; nil if it has none yet or is broken for this pass.
  func handle(of row: EngineRow) -> ConstraintHandle? {
    row.hasHandle ? solver.handle(ofRow: Int(row.index)) : nil
  }

  /// The part of a row's constant that is not the constraint's own.
  func baseConstant(of handle: ConstraintHandle) -> Double {
    handle.index < baseConstants.count ? baseConstants[handle.index] : 0
  }

  /// Notes what margins and baselines come to in a row.
  mutating func setBaseConstant(_ constant: Double, of handle: ConstraintHandle) {
    if constant == baseConstant(of: handle) { return }
    let missing = handle.index + 1 - baseConstants.count
    if missing > 0 { baseConstants.append(0, times: missing) }
    baseConstants[handle.index] = constant
  }

  /// Takes a row out of the solver: nobody has it.
  mutating func remove(_ handle: ConstraintHandle) {
    let (page, place) = Self.place(of: handle)
    if page < pages.count, !pages[page].isEmpty { pages[page][place] = 0 }
    setBaseConstant(0, of: handle)
    try? solver.remove(handle)
  }

  private mutating func set(_ handle: ConstraintHandle, _ word: UInt) {
    let (page, place) = Self.place(of: handle)
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty { pages[page] = Array(repeating: 0, count: 64) }
    pages[page][place] = word
  }

  private static func place(of handle: ConstraintHandle) -> (page: Int, place: Int) {
    (Int(handle.index) / 64, Int(handle.index) % 64)
  }

  /// Notes that a variable is to go, whose item left.
  mutating func add(departed variable: Variable) { departed.append(variable) }

  /// Removes the variables that are to go, as far as no row mentions them.
  mutating func removeDeparted() {
    if departed.isEmpty { return }
    var kept: [Variable] = []
    for variable in departed {
      do { try solver.remove(variable) } catch { kept.append(variable) }
    }
    departed = kept
  }
}
