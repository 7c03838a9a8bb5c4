// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The gaps that a visual format uses for a `-` without a number.
  public struct StandardSpacing: Hashable, Sendable {
    /// The gap towards the superview.
    public enum Edge: Hashable, Sendable {
      /// The superview's layout margin, as in UIKit.
      case margins

      /// A number of points, as in AppKit.
      case points(Double)
    }

    /// The gap between two siblings, in points; 8 between baselines grow with the font.
    public var sibling: Double

    /// The gap towards the superview.
    public var superview: Edge

    /// Makes the two gaps.
    ///
    /// - Parameters:
    ///   - sibling: The gap between two siblings, in points.
    ///   - superview: The gap towards the superview.
    public init(sibling: Double = 8, superview: Edge) {
      self.sibling = sibling
      self.superview = superview
    }

    /// UIKit's spacing: 8 points between siblings, and the superview's layout margins.
    public static let margins = StandardSpacing(superview: .margins)

    /// AppKit's spacing: 8 points between siblings, 20 to the superview.
    public static let fixed = StandardSpacing(superview: .points(20))
  }
}
