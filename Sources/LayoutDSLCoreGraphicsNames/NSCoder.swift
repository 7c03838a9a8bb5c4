// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// The parameter type of `required init?(coder: NSCoder)`, which every subclass of UIView must have.
///
/// It is an empty archive; `super.init(coder:)` exists under the trait `ViewCoding`.
public typealias NSCoder = LayoutCoder

extension LayoutCoder {
  /// Returns nil, as an archive does for a missing key.
  public func decodeObject(forKey key: String) -> Any? { nil }

  /// Does nothing: the archive stores no values.
  public func encode(_ object: Any?, forKey key: String) {}

  /// Does nothing: the archive stores no values.
  public func encode(_ value: Bool, forKey key: String) {}

  /// Does nothing: the archive stores no values.
  public func encode(_ value: Int, forKey key: String) {}

  /// Does nothing: the archive stores no values.
  public func encode(_ value: Float, forKey key: String) {}

  /// Does nothing: the archive stores no values.
  public func encode(_ value: Double, forKey key: String) {}
}
#endif
