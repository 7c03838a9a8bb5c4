// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What `required init?(coder:)` of a view class takes: an archive with nothing in it.
///
/// UIKit reads views of storyboards from archives, and makes every view class with an initialiser of its own say how.
/// Here there are none. With the trait `ViewCoding` of this package ``LayoutView`` has the initialiser all the same, as
/// UIView has it, and a view that it makes is one with an empty frame; without the trait a class may declare it, and
/// has no `super.init(coder:)` to call. In either case
///
/// ```swift
/// let card = Card(coder: LayoutCoder())
/// ```
///
/// makes what a storyboard would make of a class of yours, and says whether its `setup()` is called there, too.
public final class LayoutCoder: Sendable {
  /// Makes an archive with nothing in it.
  public init() {}

  /// Whether there is a value of a name: never.
  public func containsValue(forKey key: String) -> Bool { false }

  /// The value of a name that is not there: false, as an archive says.
  public func decodeBool(forKey key: String) -> Bool { false }

  /// The value of a name that is not there: 0, as an archive says.
  public func decodeInteger(forKey key: String) -> Int { 0 }

  /// The value of a name that is not there: 0, as an archive says.
  public func decodeFloat(forKey key: String) -> Float { 0 }

  /// The value of a name that is not there: 0, as an archive says.
  public func decodeDouble(forKey key: String) -> Double { 0 }
}
