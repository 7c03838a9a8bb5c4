// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import Testing

@testable import shared

@Suite("Shared view classes")
struct SharedViewTests {
  @Test("a cell is as high as its picture or its text")
  func cell() throws {
    let cell = ArticleCell(style: .default, reuseIdentifier: nil)
    cell.titleLabel.text = "Layout on a server"
    cell.summaryLabel.text = "Short."
    // 10 + 60 + 10 against 10 + 24 + 4 + 12 + 10
    #expect(cell.height(for: 320) == 80)
    // Text has 240 - 60 - 3 × 10 = 150, which is 30 characters of 5; these are 31 words of 4 and a space, 6 words
    // to a line: 6 lines of 12. 10 + 24 + 4 + 72 + 10
    cell.summaryLabel.text = Array(repeating: "word", count: 31).joined(separator: " ")
    #expect(cell.height(for: 240) == 120)
    cell.frame = Rect(x: 0, y: 0, width: 240, height: 120)
    try cell.snp.layout()
    #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 240, height: 120))
    #expect(cell.pictureView.frame == Rect(x: 10, y: 10, width: 60, height: 60))
    #expect(cell.titleLabel.frame == Rect(x: 80, y: 10, width: 150, height: 24))
    #expect(cell.summaryLabel.frame == Rect(x: 80, y: 38, width: 150, height: 72))
  }

  @Test("a form fills the screen, and scrolls where it does not fit")
  func form() throws {
    let form = SignUpFormView(placeholders: ["Name", "Email", "Password"])
    form.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    try form.snp.layout()
    #expect(form.scrollView.frame == Rect(x: 0, y: 20, width: 320, height: 460))
    // 460 - 16 - 44
    #expect(form.submitButton.frame == Rect(x: 16, y: 400, width: 288, height: 44))
    #expect(form.scrollView.contentSize == Size(width: 320, height: 460))
    form.fields[0].text = "Ada"
    #expect(form.validate() === form.fields[1])
    // Three fields of 34 and two gaps of 12, then a gap and the message.
    #expect(form.errorLabel.frame == Rect(x: 0, y: 138, width: 288, height: 12))
    form.frame.size.height = 200
    try form.snp.layout()
    // 16 + 138 + 12 + 24 + 44 + 16
    #expect(form.scrollView.contentSize == Size(width: 320, height: 250))
    #expect(form.submitButton.frame.maxY == 234)
    form.fields.forEach { $0.text = "x" }
    #expect(form.validate() == nil && form.errorLabel.isHidden)
    // Without the message and its gap: 16 + 126 + 24 + 44 + 16
    #expect(form.scrollView.contentSize.height == 226)
  }

  @Test(
    "the files differ from UIKit's by their imports alone",
    arguments: ["ProfileHeaderView", "ArticleCell", "SignUpFormView"])
  func importsAlone(name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/shared/\(name).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    let conditions = lines.indices.filter { lines[$0].hasPrefix("#") }
    #expect(conditions.map { lines[$0] } == ["#if canImport(UIKit)", "#else", "#endif"])
    let within = lines[try #require(conditions.first)...(try #require(conditions.last))]
    #expect(within.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("import ") })
    for ours in ["LayoutView", "Rect(x", " Insets(", "LayoutConstraint("] {
      #expect(
        !text.replacing("NSLayoutConstraint(", with: "").replacing("CGRect(", with: "").contains(
          ours))
    }
  }
}
