// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// What `required init?(coder: NSCoder)` asks for, which every subclass of UIView must have.
///
/// An archive with nothing in it; `super.init(coder:)` is there with the trait `ViewCoding`.
public typealias NSCoder = LayoutCoder

extension LayoutCoder {
  /// The value of a name that is not there: nil, as an archive says.
  public func decodeObject(forKey key: String) -> Any? { nil }

  /// Writes a value into an archive that keeps nothing.
  public func encode(_ object: Any?, forKey key: String) {}

  /// Writes a value into an archive that keeps nothing.
  public func encode(_ value: Bool, forKey key: String) {}

  /// Writes a value into an archive that keeps nothing.
  public func encode(_ value: Int, forKey key: String) {}

  /// Writes a value into an archive that keeps nothing.
  public func encode(_ value: Float, forKey key: String) {}

  /// Writes a value into an archive that keeps nothing.
  public func encode(_ value: Double, forKey key: String) {}
}
#endif
