// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A name that is none of an attribute.
struct UnknownAttribute: Error {
  let name: String
}
