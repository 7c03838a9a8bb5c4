// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

extension LayoutPicture {
  /// What pictures can show of each view.
  public struct Content: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: Int

    /// Takes the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What views show that are ``LayoutDrawable``, cut where `clipsToBounds` says so and as opaque as
    /// their `alpha`.
    public static let drawing = Content(rawValue: 1)

    /// The frames, in a colour for each depth.
    public static let boxes = Content(rawValue: 2)

    /// Labels, or places of views without one.
    ///
    /// A name that finds no room shows where the pointer rests.
    public static let names = Content(rawValue: 4)

    /// Sizes behind the names.
    public static let sizes = Content(rawValue: 8)

    /// Guides, dotted.
    public static let guides = Content(rawValue: 16)

    /// Layout margins, hatched, of views whose margins a constraint or a guide uses.
    public static let margins = Content(rawValue: 32)

    /// Safe areas, hatched, of the topmost view and of those that add to theirs.
    public static let safeAreas = Content(rawValue: 64)

    /// Baselines, of views that have some.
    public static let baselines = Content(rawValue: 128)

    /// Hidden views, pale.
    public static let hiddenViews = Content(rawValue: 256)
  }

  /// What a picture shows and how.
  public struct Options {
    /// What is shown of each view.
    public var content: Content

    /// How many pixels, as viewers count them, a point is.
    ///
    /// Lines and names of diagrams keep their size.
    public var scale = 1.0

    /// What is marked of constraints and of what is wrong; nothing at first.
    public var marks = Marks()

    /// The room around the tree in points.
    public var padding = 0.0

    /// Which levels are shown; the topmost view is at 0.
    public var depths = 0...Int.max

    /// Whether the picture is large enough for what lies outside of the topmost view.
    public var showsOverflow = false

    /// What is behind everything; nil is nothing.
    public var background: LayoutColor?

    /// What a screen reader says the picture is; the name of the topmost view if nil.
    public var title: String?

    /// The language of the words, as a BCP 47 tag, `en`.
    public var language: String?

    /// What the names of the picture's parts begin with; pictures in one HTML page need different ones.
    public var identifierPrefix = "layout"

    /// The colour of a view's box; where it gives nil, the one of the depth.
    public var color: (LayoutView) -> LayoutColor? = { _ in nil }

    /// Shows `content`.
    public init(_ content: Content) { self.content = content }

    /// Boxes, names, sizes, guides, margins, safe areas and baselines over what views draw.
    public static var diagram: Options {
      var options = Options([
        .drawing, .boxes, .names, .sizes, .guides, .margins, .safeAreas, .baselines, .hiddenViews,
      ])
      options.padding = 16
      options.showsOverflow = true
      options.background = .white
      return options
    }

    /// What views draw, and nothing else.
    public static var drawing: Options { Options(.drawing) }
  }
}
