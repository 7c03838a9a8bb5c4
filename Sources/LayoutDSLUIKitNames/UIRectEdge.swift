// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// The edges of a rectangle, by side; the raw values are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Makes a set of the bits of `rawValue`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The edges of a rectangle, with leading and trailing instead of left and right; the raw values are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Makes a set of the bits of `rawValue`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A distance along both axes, in points; mirrors UIKit's UIOffset.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The distance to the right.
  public var horizontal: Double

  /// The distance down.
  public var vertical: Double

  /// Makes an offset of two distances.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// No distance.
  public static let zero = UIOffset()
}

/// UIKit's name of `LayoutEvent`.
public typealias UIEvent = LayoutEvent

/// UIKit's name of a window; here the root of a tree stands for it.
public typealias UIWindow = LayoutView
#endif
