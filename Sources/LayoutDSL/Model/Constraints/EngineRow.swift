// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The engine's data of a constraint: its row in the solver and its pending work.
///
/// The data is valid only for the engine whose solver ``EngineSlot/solver`` names.
struct EngineRow {
  /// The index of the row in the solver; -1 if the constraint has none yet or is broken.
  private(set) var index: Int32 = -1

  /// The pending work, with a bit for the direction and one for the list, packed because there are many rows.
  private var bits = EngineWork.structure.rawValue

  /// The work for the constraint in the next pass.
  var work: EngineWork {
    @inline(__always) get { EngineWork(rawValue: bits & ~(Self.mirrored | Self.listed)) }
  }

  /// The direction of text for which the row was written.
  var direction: LayoutDirection { bits & Self.mirrored == 0 ? .leftToRight : .rightToLeft }

  private static var mirrored: UInt8 { 0x80 }

  /// The bit that is set while the constraint is on the engine's list of constraints with work.
  private static var listed: UInt8 { 0x40 }

  /// Makes the data of a constraint without a row.
  init() {}

  /// Makes the data of a newly written row.
  @inline(__always)
  init(_ handle: ConstraintHandle, in direction: LayoutDirection) {
    bits = 0
    set(handle, in: direction)
  }

  /// Records a newly written row; pending work is kept.
  @inline(__always)
  mutating func set(_ handle: ConstraintHandle, in direction: LayoutDirection) {
    index = handle.index
    bits = direction == .leftToRight ? bits & ~Self.mirrored : bits | Self.mirrored
  }

  /// Adds pending work.
  ///
  /// - Returns: Whether the caller has to put the constraint on the list of constraints with work.
  mutating func addWork(_ work: EngineWork) -> Bool {
    defer { bits |= work.rawValue | Self.listed }
    return bits & Self.listed == 0
  }

  /// Removes and returns the pending work, which the caller does now.
  mutating func takeWork() -> EngineWork {
    defer { bits &= Self.mirrored }
    return work
  }

  /// Whether the row has to be written for the first time.
  var isNew: Bool { index < 0 && work == .structure }

  /// Whether the constraint has a row.
  var hasHandle: Bool { index >= 0 }

  /// Records that the constraint has no row any more.
  mutating func forgetRow() { index = -1 }
}

/// The changes of a constraint since its row was written.
struct EngineWork: OptionSet {
  var rawValue: UInt8

  /// Its items, their places in the tree, or their direction changed: the row has to be rewritten.
  static let structure = EngineWork(rawValue: 1)

  /// Its constant changed.
  static let constant = EngineWork(rawValue: 2)

  /// A margin or a baseline changed on which the row's constant depends.
  static let insets = EngineWork(rawValue: 4)

  /// Its priority changed.
  static let priority = EngineWork(rawValue: 8)
}
