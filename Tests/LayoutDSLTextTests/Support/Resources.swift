// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLText

/// The fonts and recordings of the tests.
enum Resources {
  static func url(_ name: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent(name)
  }

  static func bytes(_ font: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url("Fonts/\(font)")))
  }

  static func font(_ name: String) throws -> Font { try Font(bytes(name)) }

  static func recorded<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
    try JSONDecoder().decode(type, from: Data(contentsOf: url("Recorded/\(name)")))
  }

  /// A style of Liberation Sans and, for ideographs, Noto Sans CJK.
  static func style(size: Double = 20) throws -> TextStyle {
    TextStyle(FontStack([try font("LiberationSans.ttf"), try font("NotoSansCJK.otf")]), size: size)
  }
}
