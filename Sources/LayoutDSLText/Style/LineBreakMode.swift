// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How lines are wrapped, and how text that does not fit is cut; the raw values are UIKit's.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Lines end between words; the rest of the text is left out.
  case byWordWrapping

  /// Lines end between any two graphemes; the rest of the text is left out.
  case byCharWrapping

  /// Lines end between words; the last one extends beyond the width.
  case byClipping

  /// The beginning of the last line is replaced by an ellipsis: "…ist of it".
  case byTruncatingHead

  /// The end of the last line is replaced by an ellipsis: "The gist…".
  case byTruncatingTail

  /// The middle of the last line is replaced by an ellipsis: "The … it".
  case byTruncatingMiddle
}
