// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// An image, as its bytes or as a link.
public struct LayoutImage: Hashable, Sendable {
  /// How an image is scaled to a rectangle of other proportions.
  public enum ContentMode: Hashable, Sendable {
    /// The image is stretched to the rectangle.
    case scaleToFill
    /// The whole image is shown, centred.
    case scaleAspectFit
    /// The image covers the rectangle, and the rest is clipped.
    case scaleAspectFill
  }

  /// The link to the image, or a data URL with its bytes.
  public let link: String

  /// The natural size in points; nil if it is unknown.
  public var size: Size?

  /// The description of the image for screen readers.
  public var alternativeText: String?

  /// Makes an image of a link, relative to the picture's file, or of a data URL; the link is not followed.
  public init(link: String) { self.link = link }

  /// Makes an image that embeds the bytes of a file with the given media type, such as `image/png`.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(bytes: [UInt8], mediaType: String) {
    self.init(link: "data:\(mediaType);base64,\(bytes.base64)")
  }
}
