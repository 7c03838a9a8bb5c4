// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

extension LayoutPicture {
  /// The parts of a picture of a tree.
  public struct Content: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The shapes of ``LayoutDrawable`` views, clipped by `clipsToBounds` and faded by `alpha`.
    public static let drawing = Content(rawValue: 1)

    /// The frames, coloured by depth.
    public static let boxes = Content(rawValue: 2)

    /// The labels of views; a view without one shows its index in its superview.
    ///
    /// A name without room is only in the tooltip.
    public static let names = Content(rawValue: 4)

    /// The sizes, after the names.
    public static let sizes = Content(rawValue: 8)

    /// The guides, dotted.
    public static let guides = Content(rawValue: 16)

    /// The layout margins, hatched, of views whose margins are used by a constraint or a guide.
    public static let margins = Content(rawValue: 32)

    /// The safe areas, hatched, of the topmost view and of views with additional insets.
    public static let safeAreas = Content(rawValue: 64)

    /// The baselines of views that have any.
    public static let baselines = Content(rawValue: 128)

    /// The hidden views, faded.
    public static let hiddenViews = Content(rawValue: 256)
  }

  /// The options of a picture.
  public struct Options {
    /// The parts that are shown.
    public var content: Content

    /// The number of the viewer's pixels per point.
    ///
    /// The lines and names of diagrams keep their size.
    public var scale = 1.0

    /// The marks of constraints and problems; none by default.
    public var marks = Marks()

    /// The padding around the tree in points.
    public var padding = 0.0

    /// The depths that are shown; that of the topmost view is 0.
    public var depths = 0...Int.max

    /// Whether the picture extends to views and guides outside of the topmost view.
    public var showsOverflow = false

    /// The background colour; nil for none.
    public var background: LayoutColor?

    /// The title of the picture for screen readers; nil for the name of the topmost view.
    public var title: String?

    /// The language of the texts as a BCP 47 tag, such as `en`.
    public var language: String?

    /// The prefix of the identifiers in the picture, which must differ between pictures on one HTML page.
    public var identifierPrefix = "layout"

    /// Returns the colour of a view's box, or nil for that of its depth.
    public var color: (LayoutView) -> LayoutColor? = { _ in nil }

    /// Makes options that show `content`.
    public init(_ content: Content) { self.content = content }

    /// Options for boxes, names, sizes, guides, margins, safe areas and baselines over the drawn shapes.
    public static var diagram: Options {
      var options = Options([
        .drawing, .boxes, .names, .sizes, .guides, .margins, .safeAreas, .baselines, .hiddenViews,
      ])
      options.padding = 16
      options.showsOverflow = true
      options.background = .white
      return options
    }

    /// Options for the drawn shapes alone.
    public static var drawing: Options { Options(.drawing) }
  }
}
