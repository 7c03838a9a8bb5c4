// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLText

/// The fonts of these tests, and the fonts and recordings of the library's tests.
enum Resources {
  static func font(_ name: String) throws -> Font {
    try Font(bytes(Bundle.module.bundleURL.appendingPathComponent("Fonts/\(name)")))
  }

  static func shared(_ name: String) throws -> Font {
    try Font(bytes(library.appendingPathComponent("Fonts/\(name)")))
  }

  static func shaped<T: Decodable>(as type: T.Type) throws -> T {
    let url = Bundle.module.bundleURL.appendingPathComponent("Fonts/shaped.json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }

  static func recorded<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
    let url = library.appendingPathComponent("Recorded/\(name)")
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }

  private static var library: URL {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<6 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Tests/LayoutDSLTextTests")
  }

  private static func bytes(_ url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }
}
