// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Keeps the value that holds it where it is in memory.
///
/// An existential must live in memory, and so must what holds one. Without it the compiler takes a
/// struct of arrays for a value that can be loaded, and copies all of its hundreds of bytes for calls
/// that only read it (record 0400 has the figures). Embedded Swift has no existentials, and copies.
struct InPlace: ~Copyable {
  #if !hasFeature(Embedded)
  private let existential: (any Sendable)? = nil
  #endif
}
