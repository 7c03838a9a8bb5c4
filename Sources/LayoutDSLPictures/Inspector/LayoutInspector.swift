// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// An HTML page that shows a tree with its frames, constraints, problems and the reasons for each frame.
///
/// ```swift
/// card.layoutIfNeeded()
/// let page = LayoutInspector(of: card).html
/// ```
///
/// The page is one document that needs no network and no other file. Its security policy allows only its own script, by
/// its digest, and all texts are escaped.
public struct LayoutInspector: Hashable, Sendable {
  /// The HTML document.
  public let html: String

  /// Makes the page of a view and its descendants as they are now, without running a pass.
  ///
  /// After a `layout()` that threw, the frames are the old ones; `layoutIfNeeded()` updates all frames that it can.
  ///
  /// - Parameters:
  ///   - root: The topmost view of the page.
  ///   - before: The frames at an earlier moment, to which a slider goes back.
  ///   - error: The error that `layout()` threw; problems that `snp.issues` lacks are listed as well.
  ///   - mismatch: The error that `expect` threw; the slider goes back to the expected frames.
  ///   - warnings: The warnings of `snp.lint()`.
  ///   - notes: Lines of text at the head of the list of problems.
  ///   - title: The title of the page; nil for the name of the topmost view.
  /// - Complexity: O(*n* + *s*) for *n* views, guides and constraints, and *s* steps that determine the frames, of
  ///   which about 120,000 are computed at most.
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
