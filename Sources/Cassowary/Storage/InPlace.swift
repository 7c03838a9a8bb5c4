// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Forces the struct that contains it to stay in memory.
///
/// An existential must live in memory, and so must a struct that contains one. Without it the compiler treats a
/// struct of arrays as a value that can be loaded, and copies all of its hundreds of bytes for calls that only
/// read it (record 0400 has the figures). Embedded Swift has no existentials, so the copies remain there.
struct InPlace: ~Copyable {
  #if !hasFeature(Embedded)
  private let existential: (any Sendable)? = nil
  #endif
}
