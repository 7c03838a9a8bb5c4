// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The page of UIKit's rules: every test that it names is there.
@Suite("The page of UIKit's rules")
struct UIKitRulesPageTests {
  @Test("every test that is named is there")
  func names() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let page = tests.appending(path: "../../Documentation/UIKitRules.md")
    var sources: [String: String] = [:]
    for folder in ["", "Rules/", "Layouts/", "../LayoutDSLTests/"] {
      let path = tests.appending(path: folder).path()
      for file in try FileManager.default.contentsOfDirectory(atPath: path)
      where file.hasSuffix(".swift") {
        let name = String(file.dropLast(".swift".count))
        sources[name] = try String(
          contentsOf: tests.appending(path: folder + file), encoding: .utf8)
      }
    }
    var count = 0
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      guard let match = line.firstMatch(of: /`(\w+Tests)`: "(.+?)" \|/) else { continue }
      let source = try #require(sources[String(match.1)], "there is no \(match.1)")
      #expect(source.contains("\"\(match.2)\""), "\(match.1) has no test \"\(match.2)\"")
      count += 1
    }
    #expect(count > 40)
  }
}
