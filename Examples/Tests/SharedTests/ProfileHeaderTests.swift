// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@testable import shared

@Suite("Shared layout code")
struct ProfileHeaderTests {
  private func header() -> ProfileHeaderView {
    ProfileHeaderView(
      picture: LayoutView(), name: ContentView(width: 120, height: 20),
      text: ContentView(width: 200, height: 17), button: ContentView(width: 72, height: 28))
  }

  @Test("frames, before and after the insets change")
  func frames() throws {
    let header = header()
    try header.snp.layout()
    #expect(header.pictureView.frame == Rect(x: 16, y: 12, width: 48, height: 48))
    #expect(header.nameView.frame == Rect(x: 76, y: 26, width: 120, height: 20))
    #expect(header.textView.frame == Rect(x: 16, y: 72, width: 288, height: 17))
    #expect(header.buttonView.frame == Rect(x: 232, y: 20, width: 72, height: 32))
    #expect(header.intrinsicContentSize == Size(width: -1, height: 72))

    header.contentInsets = Insets(top: 8, left: 8, bottom: 8, right: 8)
    header.frame.size.width = 256
    try header.snp.layout()
    #expect(header.nameView.frame == Rect(x: 68, y: 22, width: 96, height: 20))
    #expect(header.buttonView.frame == Rect(x: 176, y: 16, width: 72, height: 32))
  }

  @Test("right to left is the mirror image")
  func mirrored() throws {
    let header = header()
    header.semanticContentAttribute = .forceRightToLeft
    try header.snp.layout()
    #expect(header.pictureView.frame == Rect(x: 256, y: 12, width: 48, height: 48))
    #expect(header.nameView.frame == Rect(x: 124, y: 26, width: 120, height: 20))
    #expect(header.buttonView.frame == Rect(x: 16, y: 20, width: 72, height: 32))
  }
}
