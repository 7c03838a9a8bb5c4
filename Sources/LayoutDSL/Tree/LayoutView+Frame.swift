// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The view's extent in its own coordinates: an origin of zero and the frame's size.
  public final var bounds: Rect { Rect(origin: .zero, size: storedFrame.size) }

  /// Whether the frame and the ``autoresizingMask`` place the view, instead of constraints.
  ///
  /// On by default; the `snp` blocks turn it off.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslation }
    set {
      guard newValue != storedTranslation else { return }
      storedTranslation = newValue
      liveEngine?.translationChanged(self)
    }
  }

  /// What gives way when the superview's size changes.
  ///
  /// It acts once a constraint refers to the view: a view that nothing refers to, and that
  /// no constraint places, keeps its frame.
  public final var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set {
      guard newValue != storedAutoresizingMask else { return }
      storedAutoresizingMask = newValue
      liveEngine?.translationChanged(self)
    }
  }

  /// The parts of a view's geometry that may give way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per part; the values are UIKit's.
    public let rawValue: UInt

    /// Makes a mask of the bits of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
