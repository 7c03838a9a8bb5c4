// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLText
import LayoutDSLTextFoundation
import Testing

@Suite("Installed fonts")
struct InstalledFontTests {
  let fonts = InstalledFonts(folders: [Resources.url("Fonts").path])

  @Test("families, the faces of collections among them")
  func families() {
    let families = [
      "DejaVu Sans", "DejaVu Serif", "Liberation Sans", "Noto Sans", "Noto Sans CJK JP",
      "Noto Sans Hebrew",
    ]
    #expect(fonts.families == families)
    #expect(fonts.problems.isEmpty)
  }

  @Test("a family is found in any case, once, and not if it is not there")
  func family() throws {
    let font = try #require(fonts.font(family: "noto sans"))
    #expect(font.names.family == "Noto Sans")
    #expect(fonts.font(family: "Noto Sans", weight: 700) === font)
    #expect(fonts.font(family: "No Such Font") == nil)
    let stack = fonts.stack(families: ["Noto Sans", "No Such Font", "DejaVu Sans"])
    #expect(stack.fonts.map(\.names.family) == ["Noto Sans", "DejaVu Sans"])
  }

  @Test("the nearest weight and slope is taken")
  func weights() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fonts-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (weight, isItalic) in [(300, false), (400, false), (700, false), (400, true)] {
      let bytes = FontBuilder(
        advances: [500],
        extra: [
          ("OS/2", FontBuilder.os2(weight: weight, isItalic: isItalic)),
          ("name", FontBuilder.name(family: "Test")),
        ]
      ).bytes
      let file = folder.appendingPathComponent("\(weight)\(isItalic ? "i" : "").ttf")
      try Data(bytes).write(to: file)
    }
    try Data("no font".utf8).write(to: folder.appendingPathComponent("broken.ttf"))
    let fonts = InstalledFonts(folders: [folder.path])
    func found(_ weight: Int, _ isItalic: Bool = false) -> [Int] {
      let names = fonts.font(family: "Test", weight: weight, isItalic: isItalic)?.names
      return [names?.weight ?? 0, names?.isItalic == true ? 1 : 0]
    }
    #expect(found(400) == [400, 0] && found(500) == [400, 0] && found(600) == [700, 0])
    #expect(found(200) == [300, 0] && found(900) == [700, 0])
    #expect(found(700, true) == [400, 1])
    #expect(fonts.problems.count == 1)
    #expect((fonts.problems.first?.error as? FontError)?.table == "file")
  }

  @Test("a file that cannot be read is listed")
  func unreadable() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("gone.ttf")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.appendingPathComponent("nowhere"))
    let fonts = InstalledFonts(folders: [folder.path])
    #expect(fonts.families == [])
    #expect(fonts.problems.map(\.path) == [link.path])
  }

  @Test("a file by its path")
  func file() throws {
    let path = Resources.url("Fonts/Collection.ttc").path
    #expect(try Font(contentsOfFile: path, face: 1).names.family == "DejaVu Serif")
    #expect(throws: (any Error).self) { try Font(contentsOfFile: path + ".none") }
  }
}
