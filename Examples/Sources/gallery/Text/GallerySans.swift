// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLText

/// The font of all sheets, which is part of the package, so that a sheet looks the same on a machine without fonts.
///
/// It is a subset of Liberation Sans, whose licence is beside it, with Latin, Greek, Cyrillic and Hebrew letters.
enum GallerySans {
  /// The upright face.
  static let regular = Result { try load("GallerySans-Regular.ttf") }

  /// The bold face.
  static let bold = Result { try load("GallerySans-Bold.ttf") }

  /// Throws if one of the faces cannot be read.
  static func check() throws {
    _ = try regular.get()
    _ = try bold.get()
  }

  private static func load(_ name: String) throws -> Font {
    let file = DataFolder.bundled.url.appendingPathComponent("Fonts/\(name)")
    return try Font([UInt8](Data(contentsOf: file)))
  }
}

extension FontStack {
  /// Makes a stack of one face; it is empty if the face could not be read, which ``GallerySans/check()`` reports.
  init(_ face: Result<Font, any Error>) { self.init((try? face.get()).map { [$0] } ?? []) }
}
