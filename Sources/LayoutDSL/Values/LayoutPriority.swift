// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A priority as UIKit writes it: `.defaultHigh`, `LayoutPriority(rawValue: 800)`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority, 0 to 1000.
  public var rawValue: Float

  /// Makes a priority of `rawValue`.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of `rawValue`.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold: 1000.
  public static let required = LayoutPriority(1000)

  /// 750, the default compression resistance of views.
  public static let defaultHigh = LayoutPriority(750)

  /// 250, the default content hugging of views.
  public static let defaultLow = LayoutPriority(250)

  /// 50, the priority of the target size while a fitting size is computed.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// 510, at which a drag may resize a window in UIKit; unused here.
  public static let dragThatCanResizeScene = LayoutPriority(510)

  /// 500, at which windows keep their size in UIKit; unused here.
  public static let sceneSizeStayPut = LayoutPriority(500)

  /// 490, at which a drag may not resize a window in UIKit; unused here.
  public static let dragThatCannotResizeScene = LayoutPriority(490)

  /// Whether `left` is lower than `right`.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  // An app's own operators for priorities are preferred to these, as they are to UIKit's, which are in an extension of
  // a protocol.

  /// The priority that is `amount` higher: `.defaultLow + 1`.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + amount)
  }

  /// The priority that is `amount` higher: `1 + .defaultLow`.
  @_disfavoredOverload
  public static func + (amount: Float, priority: LayoutPriority) -> LayoutPriority {
    priority + amount
  }

  /// The priority that is `amount` lower: `.required - 1`.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - amount)
  }

  /// The amount by which `left` is higher than `right`.
  @_disfavoredOverload
  public static func - (left: LayoutPriority, right: LayoutPriority) -> Float {
    left.rawValue - right.rawValue
  }

  /// Raises the priority by `amount`.
  @_disfavoredOverload
  public static func += (priority: inout LayoutPriority, amount: Float) {
    priority = priority + amount
  }

  /// Lowers the priority by `amount`.
  @_disfavoredOverload
  public static func -= (priority: inout LayoutPriority, amount: Float) {
    priority = priority - amount
  }
}
