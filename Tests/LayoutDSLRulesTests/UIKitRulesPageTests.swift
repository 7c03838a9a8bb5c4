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
    for folder in ["", "../LayoutDSLTests"] {
      let path = tests.appending(path: folder)
      for file in try FileManager.default.subpathsOfDirectory(atPath: path.path())
      where file.hasSuffix("Tests.swift") {
        let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        sources[String(name)] = try String(contentsOf: path.appending(path: file), encoding: .utf8)
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
