// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Distances from the sides of a rectangle, with leading and trailing instead of left and right.
@frozen
public struct DirectionalInsets: Hashable, Sendable, Codable {
  /// The distance from the top.
  public var top: Double

  /// The distance from the side where text begins.
  public var leading: Double

  /// The distance from the bottom.
  public var bottom: Double

  /// The distance from the side where text ends.
  public var trailing: Double

  /// Makes insets of the four distances.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  @inlinable
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets of zero.
  public static let zero = DirectionalInsets()
}

/// SnapKit's name of ``DirectionalInsets``.
public typealias ConstraintDirectionalInsets = DirectionalInsets

extension DirectionalInsets {
  /// Returns the insets with left and right instead of leading and trailing.
  func physical(in direction: LayoutDirection) -> Insets {
    switch direction {
    case .leftToRight: Insets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: Insets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }
}

extension DirectionalInsets: CustomStringConvertible {
  /// The insets as Swift writes them.
  public var description: String {
    "DirectionalInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }
}
