// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// An image by its bytes or by a link to it.
public struct LayoutImage: Hashable, Sendable {
  /// How an image fills a rectangle of other proportions.
  public enum ContentMode: Hashable, Sendable {
    /// It is stretched.
    case scaleToFill
    /// All of it shows, in the middle.
    case scaleAspectFit
    /// It covers the rectangle, and what is outside is cut.
    case scaleAspectFill
  }

  /// Where the image is: a link, or a data URL.
  public let link: String

  /// The size in points at which the image is as it is; nil if it is not known.
  public var size: Size?

  /// What a screen reader says it shows.
  public var alternativeText: String?

  /// Takes a link, relative to the picture's file, or a data URL; it is not looked up.
  public init(link: String) { self.link = link }

  /// Takes the bytes of a file, of the type `image/png` for instance; the picture then needs no other.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(bytes: [UInt8], mediaType: String) {
    self.init(link: "data:\(mediaType);base64,\(bytes.base64)")
  }
}
