// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What is wrong at a byte of a visual format.
struct VisualFormatFault: Error {
  let kind: VisualFormatError.Kind

  /// The place in the format's UTF-8.
  let offset: Int
  let expected: String
  let found: String
}
