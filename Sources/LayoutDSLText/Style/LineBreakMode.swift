// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What becomes of text that its lines have no room for; the values are UIKit's.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Lines end between words; what is too much is left out.
  case byWordWrapping

  /// Lines end anywhere between graphemes; what is too much is left out.
  case byCharWrapping

  /// Lines end between words; the last one goes on beyond the width.
  case byClipping

  /// The last line is cut at its beginning: "…ist of it".
  case byTruncatingHead

  /// The last line is cut at its end: "The gist…".
  case byTruncatingTail

  /// The last line is cut in the middle: "The … it".
  case byTruncatingMiddle
}
