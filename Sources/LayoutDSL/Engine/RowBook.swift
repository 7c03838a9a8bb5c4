// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A solver, whose each of its rows is, by the solver's index, and the variables that are to go.
///
/// Items are not counted here: one that ends takes its rows out, and then nobody has them.
@safe
struct RowBook: ~Copyable {
  /// Whose a row is.
  enum Owner {
    case nobody
    case constraint(ConstraintReference)
    case item(Int32)
    case stack(Int32)
  }

  @safe
  private struct Entry {
    /// The first item of a constraint.
    var item: Unmanaged<ItemState>?

    /// The slot of a constraint, the place of an item, or -2 less that of a stack view; -1 for nobody.
    var number: Int32 = -1
  }

  let solver = Solver()

  /// The identity of the solver: what the engine keeps at items and constraints goes by it.
  let identity: UInt64

  private var entries = OwnedList<Entry>()

  /// Variables of items that left; they are removed once no row mentions them.
  private var departed: [Variable] = []

  /// Nobody has a row.
  init() { identity = solver.identity }

  /// Whose a row is.
  func owner(of handle: ConstraintHandle) -> Owner {
    guard handle.index < entries.count else { return .nobody }
    let entry = entries[handle.index]
    if let item = unsafe entry.item?.takeUnretainedValue() {
      return .constraint(ConstraintReference(item, entry.number))
    }
    if entry.number == -1 { return .nobody }
    return entry.number < 0 ? .stack(-2 - entry.number) : .item(entry.number)
  }

  /// Notes that a constraint has a row.
  @inline(__always)
  mutating func give(_ handle: ConstraintHandle, to item: ItemState, _ slot: Int32) {
    set(handle, unsafe Entry(item: Unmanaged.passUnretained(item), number: slot))
  }

  /// Notes that an item has a row.
  mutating func give(_ handle: ConstraintHandle, toItem place: Int32) {
    set(handle, unsafe Entry(item: nil, number: place))
  }

  /// Notes that a stack view has a row.
  mutating func give(_ handle: ConstraintHandle, toStack place: Int32) {
    set(handle, unsafe Entry(item: nil, number: -2 - place))
  }

  /// Takes a row out of the solver: nobody has it.
  mutating func remove(_ handle: ConstraintHandle) {
    set(handle, Entry())
    try? solver.remove(handle)
  }

  @inline(__always)
  private mutating func set(_ handle: ConstraintHandle, _ entry: Entry) {
    while entries.count < handle.index { entries.append(Entry()) }
    if entries.count == handle.index {
      entries.append(entry)
    } else {
      entries[handle.index] = entry
    }
  }

  /// Makes room for so many more rows.
  mutating func reserve(_ additional: Int) {
    entries.reserve(entries.count + Int32(truncatingIfNeeded: additional))
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
