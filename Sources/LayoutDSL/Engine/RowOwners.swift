// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Whose each row of the solver is, by the solver's index.
///
/// Items are not counted here: one that ends takes its rows out, and then nobody has them.
@safe
struct RowOwners: ~Copyable {
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

  private var entries = OwnedList<Entry>()

  /// Nobody has a row.
  init() {}

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

  /// Notes that nobody has a row.
  mutating func take(_ handle: ConstraintHandle) { set(handle, Entry()) }

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
}
