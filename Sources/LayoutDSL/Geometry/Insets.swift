// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Distances from the four sides of a rectangle, positive inwards.
@frozen
public struct Insets: Hashable, Sendable, Codable {
  /// The distance from the top.
  public var top: Double

  /// The distance from the left.
  public var left: Double

  /// The distance from the bottom.
  public var bottom: Double

  /// The distance from the right.
  public var right: Double

  /// Makes insets of the four distances.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of zero.
  @inlinable
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of zero.
  public static let zero = Insets()
}

/// SnapKit's name of ``Insets``.
public typealias ConstraintInsets = Insets

extension Insets {
  /// The distance from every side if all four are equal, else nil.
  var even: Double? { top == left && left == bottom && bottom == right ? top : nil }

  /// Makes insets with the same distance from every side.
  @inlinable
  init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Returns the insets with leading and trailing instead of left and right.
  func directional(in direction: LayoutDirection) -> DirectionalInsets {
    switch direction {
    case .leftToRight:
      DirectionalInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft:
      DirectionalInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension Insets: CustomStringConvertible {
  /// The insets as Swift writes them.
  public var description: String {
    "Insets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}
