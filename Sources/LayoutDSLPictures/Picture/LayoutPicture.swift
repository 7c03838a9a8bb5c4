// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A tree that was laid out, as a picture in SVG.
///
/// ```swift
/// try card.snp.layout()
/// let diagram = LayoutPicture(of: card).svg
/// let drawing = LayoutPicture(of: card, .drawing).svg
/// ```
///
/// The picture shows frames as they are: nothing is laid out for it. The same tree gives the same
/// bytes.
public struct LayoutPicture: Hashable, Sendable {
  /// The SVG document.
  public let svg: String

  /// The size at which viewers show it: the tree's with its padding, in points, times the scale.
  public let size: Size

  /// Draws a view and all below.
  ///
  /// - Parameters:
  ///   - root: The topmost view of the picture; it need not be the root of its tree.
  ///   - options: What is shown and how.
  /// - Complexity: O(*n*) for *n* views and guides, and what views draw of themselves; it does not
  ///   recurse.
  public init(of root: LayoutView, _ options: Options = .diagram) {
    let canvas = PictureCanvas(Scene(of: root), options)
    svg = canvas.document()
    size = canvas.size
  }
}
