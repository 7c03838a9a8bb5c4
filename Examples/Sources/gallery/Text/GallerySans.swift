// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLText

/// The font of all sheets, which comes with the package: a sheet looks the same on a machine without fonts.
///
/// It is a part of Liberation Sans, whose licence is beside it, with Latin, Greek, Cyrillic and Hebrew
/// letters.
enum GallerySans {
  /// The upright face.
  static let regular = Result { try load("GallerySans-Regular.ttf") }

  /// The bold face.
  static let bold = Result { try load("GallerySans-Bold.ttf") }

  /// Throws what keeps one of the faces from being read.
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
  /// A face as a stack of one; empty if it could not be read, which ``GallerySans/check()`` says.
  init(_ face: Result<Font, any Error>) { self.init((try? face.get()).map { [$0] } ?? []) }
}
