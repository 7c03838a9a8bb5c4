// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the engine keeps at a constraint: its row in the solver, and what is left to do for it.
///
/// It means something to the engine whose solver ``EngineSlot/solver`` names, and to no other.
struct EngineRow {
  /// The row in the solver; -1 if the constraint has none yet or is broken for this pass.
  private(set) var index: Int32 = -1

  /// What there is to do, and beyond its bits one for the direction and one for the list: there are many rows.
  private var bits = EngineWork.structure.rawValue

  /// What the next pass has to do for the constraint.
  var work: EngineWork {
    @inline(__always) get { EngineWork(rawValue: bits & ~(Self.mirrored | Self.listed)) }
  }

  /// The direction that the row was written in.
  var direction: LayoutDirection { bits & Self.mirrored == 0 ? .leftToRight : .rightToLeft }

  private static var mirrored: UInt8 { 0x80 }

  /// Set while the engine has the constraint on the list of those that something is to be done for.
  private static var listed: UInt8 { 0x40 }

  /// Nothing yet.
  init() {}

  /// A row that was written just now.
  @inline(__always)
  init(_ handle: ConstraintHandle, in direction: LayoutDirection) {
    bits = 0
    set(handle, in: direction)
  }

  /// Notes a row that was written just now; what there is to do stays.
  @inline(__always)
  mutating func set(_ handle: ConstraintHandle, in direction: LayoutDirection) {
    index = handle.index
    bits = direction == .leftToRight ? bits & ~Self.mirrored : bits | Self.mirrored
  }

  /// Notes something to be done.
  ///
  /// - Returns: Whether the constraint is to be listed for it, which the caller does.
  mutating func list(for work: EngineWork) -> Bool {
    defer { bits |= work.rawValue | Self.listed }
    return bits & Self.listed == 0
  }

  /// What there is to do, which the caller does now.
  mutating func takeWork() -> EngineWork {
    defer { bits &= Self.mirrored }
    return work
  }

  /// Whether the row is to be written for the first time.
  var isNew: Bool { index < 0 && work == .structure }

  /// Whether the constraint has a row.
  var hasHandle: Bool { index >= 0 }

  /// Notes that there is no row any more.
  mutating func forgetRow() { index = -1 }
}

/// What has changed about a constraint since its row was written.
struct EngineWork: OptionSet {
  var rawValue: UInt8

  /// Its items, their places in the tree, or their direction: the row is written anew.
  static let structure = EngineWork(rawValue: 1)

  /// Its constant.
  static let constant = EngineWork(rawValue: 2)

  /// A margin or a baseline that goes into the constant of its row.
  static let insets = EngineWork(rawValue: 4)

  /// Its priority.
  static let priority = EngineWork(rawValue: 8)
}
