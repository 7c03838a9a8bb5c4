// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A model with constraints that decoding does not check.
protocol Validated {
  /// Throws the first invalid value with its location.
  func validate() throws(ValidationError)
}
