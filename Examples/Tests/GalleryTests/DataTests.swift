// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import Testing

@testable import gallery

@Suite("Data of the sheets")
struct DataTests {
  /// Returns the error message for a file of the package in which a text is replaced.
  private func complaint<Model: Decodable & Validated>(
    _ name: String, _ type: Model.Type, replacing old: String, with new: String
  ) throws -> String {
    let source = DataFolder.bundled.url.appendingPathComponent(name)
    let text = try String(contentsOf: source, encoding: .utf8)
    let changed = text.replacingOccurrences(of: old, with: new)
    #expect(changed != text)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(changed.utf8).write(to: folder.appendingPathComponent(name))
    let error = #expect(throws: DataError.self) { try DataFolder(url: folder).load(name, as: type) }
    return try #require(error).description
  }

  @Test("what cannot be right is named with file, line and column")
  func places() throws {
    let total = try complaint(
      "invoice.json", Invoice.self, replacing: "\"total\": 15556.69", with: "\"total\": 1")
    #expect(total.contains("invoice.json: line 92, column 62 (totals.total): 1.00 is stated"))
    let person = try complaint(
      "chat.json", Chat.self,
      replacing: "\"from\": \"maeve\", \"day\": \"2026-11-08\", \"time\": \"06:04\"",
      with: "\"from\": \"mave\", \"day\": \"2026-11-08\", \"time\": \"06:04\"")
    #expect(person.contains("chat.json: line 14, column 15 (messages[1].from): \"mave\" is none"))
    let role = try complaint(
      "badges.json", BadgeSheetData.self, replacing: "\"role\": \"Guest\"",
      with: "\"role\": \"Gast\"")
    #expect(role.contains("badges.json: line ") && role.contains("badges[3].role"))
    let row = try complaint(
      "report.json", Report.self, replacing: "\"640\", \"Nov\"]", with: "\"640\"]")
    #expect(row.contains("(table.rows[5]): 6 cells for 7 columns"))
  }

  @Test("a colour has six digits", arguments: ["#+12345", "#12345", "#1234567", "123456"])
  func colours(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HexColor.self, from: Data("\"\(text)\"".utf8))
    }
  }

  @Test("the transcript has two hundred messages")
  func messages() throws {
    #expect(try DataFolder.bundled.load("chat.json", as: Chat.self).messages.count == 200)
  }
}
