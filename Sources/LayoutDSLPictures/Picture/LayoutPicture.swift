// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A picture of a tree in SVG.
///
/// ```swift
/// try card.snp.layout()
/// let diagram = LayoutPicture(of: card).svg
/// let drawing = LayoutPicture(of: card, .drawing).svg
/// ```
///
/// The picture shows the present frames, without running a pass. Equal trees give identical bytes.
public struct LayoutPicture: Hashable, Sendable {
  /// The SVG document.
  public let svg: String

  /// The size at which viewers show the picture: that of the tree with padding, in points, times the scale.
  ///
  /// The width and the height are at least 1 and at most a thousand million.
  public let size: Size

  /// Draws a view and its descendants.
  ///
  /// - Parameters:
  ///   - root: The topmost view of the picture; it need not be the root of its tree.
  ///   - options: The options of the picture.
  /// - Complexity: O(*n*) for *n* views and guides, plus the time of drawing their shapes; it does not recurse.
  public init(of root: LayoutView, _ options: Options = .diagram) {
    let canvas = PictureCanvas(Scene(of: root), options)
    svg = canvas.document()
    size = canvas.size
  }

  /// Draws the differences between two snapshots of a tree.
  ///
  /// The first one is grey and dashed. Changed frames are coloured, with arrows from corner to corner, new ones are
  /// green, and removed ones red and crossed out.
  ///
  /// ```swift
  /// let before = card.snp.snapshot()
  /// title.isHidden = true
  /// try card.snp.layout()
  /// let picture = LayoutPicture(from: before, to: card.snp.snapshot())
  /// ```
  ///
  /// A view that only moved with its superview has a grey outline. Views correspond by their names, as in
  /// `LayoutSnapshot.differences(from:tolerance:)`. Snapshots do not contain scroll offsets, so content is drawn where
  /// it is unscrolled.
  ///
  /// - Parameters:
  ///   - before: The first snapshot, or the expected one.
  ///   - after: The second snapshot, or the actual one.
  ///   - tolerance: The greatest difference of each number of a frame that counts as none, in points.
  ///   - options: The scale, padding, depths, background, title and language are used; the rest is ignored.
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
