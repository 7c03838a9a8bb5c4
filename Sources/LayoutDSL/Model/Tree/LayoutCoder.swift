// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An empty archive, the argument of `required init?(coder:)` of a view class.
///
/// UIKit reads views of storyboards from archives, and requires `init(coder:)` of every view class with its own
/// initialiser. Here there are no archives. With the package trait `ViewCoding`, ``LayoutView`` has the initialiser
/// nevertheless, as UIView does, and it makes a view with an empty frame. Without the trait a class may declare it,
/// but has no `super.init(coder:)` to call. In either case
///
/// ```swift
/// let card = Card(coder: LayoutCoder())
/// ```
///
/// makes the view that a storyboard would make of your class, and shows whether its `setup()` is called there too.
public final class LayoutCoder: Sendable {
  /// Makes an empty archive.
  public init() {}

  /// Returns whether the archive has a value for a key, which is never so.
  public func containsValue(forKey key: String) -> Bool { false }

  /// Returns false, the result of an archive for a missing key.
  public func decodeBool(forKey key: String) -> Bool { false }

  /// Returns 0, the result of an archive for a missing key.
  public func decodeInteger(forKey key: String) -> Int { 0 }

  /// Returns 0, the result of an archive for a missing key.
  public func decodeFloat(forKey key: String) -> Float { 0 }

  /// Returns 0, the result of an archive for a missing key.
  public func decodeDouble(forKey key: String) -> Double { 0 }
}
