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

  /// Draws what differs between two snapshots of a tree: the first one grey and dashed, what has another
  /// frame in the second one in colour with arrows from corner to corner, what is new green, what is gone
  /// red and crossed out.
  ///
  /// ```swift
  /// let before = card.snp.snapshot()
  /// title.isHidden = true
  /// try card.snp.layout()
  /// let picture = LayoutPicture(from: before, to: card.snp.snapshot())
  /// ```
  ///
  /// What only moved with its superview has a grey line. Views are the same if their names are, as in
  /// `LayoutSnapshot.differences(from:tolerance:)`. Snapshots do not say how far views are scrolled: their content is
  /// where it would be unscrolled.
  ///
  /// - Parameters:
  ///   - before: The first snapshot, or the one that was expected.
  ///   - after: The second one, or the one that came.
  ///   - tolerance: How far each of the four numbers of a frame may be off, in points.
  ///   - options: The scale, padding, depths, background, title and language count, the rest does not.
  /// - Complexity: O(*n*) for *n* entries.
  public init(
    from before: LayoutSnapshot, to after: LayoutSnapshot, tolerance: Double = 0.001,
    _ options: Options = .diagram
  ) {
    let picture = DifferencePicture(before, after, tolerance: tolerance, options)
    svg = picture.document()
    size = picture.size
  }
}
