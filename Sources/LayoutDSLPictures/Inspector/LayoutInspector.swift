// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A page that shows a tree and answers what one asks of a layout: where a view is and why, which
/// constraints it has, what is wrong.
///
/// ```swift
/// card.layoutIfNeeded()
/// let page = LayoutInspector(of: card).html
/// ```
///
/// The page is one HTML document that needs no network and no other file. It runs one script, which its
/// security policy names by digest; whatever labels say, they are text.
public struct LayoutInspector: Hashable, Sendable {
  /// The HTML document.
  public let html: String

  /// Makes the page of a view and all below, as they are now; nothing is laid out for it.
  ///
  /// After a `layout()` that threw the frames are the old ones; `layoutIfNeeded()` lays out what can be.
  ///
  /// - Parameters:
  ///   - root: The topmost view of the page.
  ///   - before: The frames of another moment, to which a slider goes back.
  ///   - error: What `layout()` threw. What it says and `snp.issues` do not is
  ///     listed as well.
  ///   - mismatch: What `expect` threw; the slider goes back to what was expected.
  ///   - warnings: What `snp.lint()` found.
  ///   - notes: Lines of your own that head the list of what is wrong.
  ///   - title: What the page is called; the name of the topmost view if nil.
  /// - Complexity: O(*n* + *s*) for *n* views, guides and constraints, and *s* steps that determine the
  ///   frames, of which no more than about 120,000 are looked at.
  public init(
    of root: LayoutView, before: LayoutSnapshot? = nil, error: LayoutError? = nil,
    mismatch: LayoutMismatch? = nil, warnings: [LayoutWarning] = [], notes: [String] = [],
    title: String? = nil
  ) {
    let additions = InspectorAdditions(
      before: before, error: error, mismatch: mismatch, warnings: warnings, notes: notes)
    html = InspectorPage(root, additions, title: title).html
  }
}
