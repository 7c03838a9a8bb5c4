// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What `priority(_:)` takes: a ``ConstraintPriority``, a ``LayoutPriority`` or a number.
public protocol ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  var _priorityTarget: Float { get }
}

extension Int: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  public var _priorityTarget: Float { Float(self) }
}

extension UInt: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  public var _priorityTarget: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  public var _priorityTarget: Float { self }
}

extension Double: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  public var _priorityTarget: Float { Float(self) }
}

extension ConstraintPriority: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  public var _priorityTarget: Float { value }
}

extension LayoutPriority: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  public var _priorityTarget: Float { rawValue }
}
