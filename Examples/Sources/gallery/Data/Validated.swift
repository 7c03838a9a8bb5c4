// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A model that checks what decoding cannot.
protocol Validated {
  /// Throws what is wrong with the values, and where.
  func validate() throws(ValidationError)
}
