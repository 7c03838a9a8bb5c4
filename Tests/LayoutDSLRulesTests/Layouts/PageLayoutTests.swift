// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Whole pages: headers and footers, sidebars, safe areas, readable columns.
@Suite("Layouts: pages")
struct PageLayoutTests {
  @Test("a header, a footer, and the content between them")
  func headerFooter() {
    let sheet = Sheet(320, 480, "header, content, footer")
    sheet.header.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(64)
    }
    sheet.footer.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(49)
    }
    sheet.content.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(sheet.header.snp.bottom)
      make.bottom.equalTo(sheet.footer.snp.top)
    }
    sheet.shows(
      """
      content 0 64 320 367      // 480 - 64 - 49
      footer  0 431 320 49
      """)
    sheet.footer.snp.updateConstraints { $0.height.equalTo(0) }
    sheet.shows("content 0 64 320 416")
  }

  @Test("a sidebar of a quarter, at least 200, beside the content")
  func sidebar() {
    let sheet = Sheet(1000, 600, "sidebar, content")
    sheet.sidebar.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.greaterThanOrEqualTo(200)
      make.width.equalToSuperview().multipliedBy(0.25).priority(.high)
    }
    sheet.content.snp.makeConstraints { make in
      make.left.equalTo(sheet.sidebar.snp.right).offset(1)
      make.top.right.bottom.equalToSuperview()
    }
    sheet.shows(
      """
      sidebar 0 0 250 600       // 1000/4
      content 251 0 749 600
      """)
    sheet.resize(600, 400)
    sheet.shows(
      """
      sidebar 0 0 200 400       // 150 < 200
      content 201 0 399 400
      """)
  }

  @Test("three panes: fixed, flexible, twice as wide as the flexible one")
  func panes() {
    let sheet = Sheet(700, 300, "list, detail, inspector")
    sheet.list.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(100)
    }
    sheet.inspector.snp.makeConstraints { make in
      make.left.equalTo(sheet.list.snp.right)
      make.top.bottom.equalToSuperview()
    }
    sheet.detail.snp.makeConstraints { make in
      make.left.equalTo(sheet.inspector.snp.right)
      make.top.bottom.right.equalToSuperview()
      make.width.equalTo(sheet.inspector).multipliedBy(2)
    }
    sheet.shows(
      """
      inspector 100 0 200 300   // (700 - 100)/3
      detail 300 0 400 300
      """)
  }

  @Test("a bar reaches under the home indicator, its buttons do not")
  func safeAreaBar() {
    let sheet = Sheet(390, 844, "bar, bar/button 100x44")
    sheet.root.snp.additionalSafeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 0)
    sheet.bar.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    sheet.button.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(6)
      make.centerX.equalToSuperview()
      make.bottom.equalTo(sheet.bar.snp.safeAreaLayoutGuideBottom).offset(-6)
    }
    sheet.shows(
      """
      bar    0 754 390 90       // 6 + 44 + 6 + 34
      button 145 6 100 44       // (390 - 100)/2
      """)
  }

  @Test("content between safe area and keyboard")
  func keyboard() {
    let sheet = Sheet(320, 568, "field, keyboard")
    sheet.root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    sheet.keyboard.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(216)
      make.top.equalTo(sheet.root.snp.bottom)
    }
    sheet.field.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(10)
      make.top.equalTo(sheet.root.safeAreaLayoutGuide).offset(10)
      make.bottom.equalTo(sheet.keyboard.snp.top).offset(-10)
    }
    sheet.shows(
      """
      field    10 30 300 528    // 568 - 10 - 30
      keyboard 0 568 320 216
      """)
    sheet.keyboard.snp.remakeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(216)
    }
    sheet.shows(
      """
      keyboard 0 352 320 216    // 568 - 216
      field 10 30 300 312       // 352 - 10 - 30
      """)
  }

  @Test("an article in the readable guide, its picture across the page")
  func article() {
    let sheet = Sheet(1024, 768, "picture, heading -x40, text -x300")
    sheet.picture.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(200)
    }
    sheet.heading.snp.makeConstraints { make in
      make.left.right.equalTo(sheet.root.readableContentGuide)
      make.top.equalTo(sheet.picture.snp.bottom).offset(20)
    }
    sheet.text.snp.makeConstraints { make in
      make.left.right.equalTo(sheet.heading)
      make.top.equalTo(sheet.heading.snp.bottom).offset(8)
    }
    sheet.shows(
      """
      heading 176 220 672 40    // (1024 - 672)/2
      text    176 268 672 300
      """)
    sheet.resize(414, 768)
    sheet.shows("text 8 268 398 300 // 414 - 16")
  }

  @Test("a dialog in the middle, no higher than the page less 40")
  func dialog() {
    let sheet = Sheet(320, 480, "dialog, dialog/message 200x600, dialog/ok 60x44")
    sheet.message.snp.contentCompressionResistanceVerticalPriority = 500
    sheet.dialog.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalTo(270)
      make.height.lessThanOrEqualToSuperview().offset(-40)
    }
    sheet.message.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview().inset(20)
    }
    sheet.ok.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.top.equalTo(sheet.message.snp.bottom).offset(20)
    }
    sheet.shows(
      """
      dialog  25 20 270 440     // (320 - 270)/2, 480 - 40
      message 20 20 230 356     // 440 - 20 - 20 - 44
      ok      0 396 270 44
      """)
    (sheet.message as? SizedView)?.contentHeight = 100
    sheet.shows("dialog 25 148 270 184 // 20 + 100 + 20 + 44, (480 - 184)/2")
  }

  @Test("a toast above the footer, as wide as its text, within margins")
  func toast() {
    let sheet = Sheet(320, 480, "toast, toast/text 500x18")
    sheet.toast.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.bottom.equalToSuperview().inset(60)
      make.left.greaterThanOrEqualTo(sheet.root.snp.leftMargin)
    }
    sheet.text.snp.makeConstraints { make in
      make.edges.equalToSuperview()
        .inset(Insets(top: 8, left: 14, bottom: 8, right: 14))
    }
    sheet.shows(
      """
      toast 8 386 304 34        // 320 - 16; 480 - 60 - 34
      text  14 8 276 18         // 304 - 28 < 500
      """)
    (sheet.text as? SizedView)?.contentWidth = 100
    sheet.shows("toast 96 386 128 34 // (320 - 128)/2")
  }

  @Test("a floating button sits half on the edge of the header")
  func floating() {
    let sheet = Sheet(360, 640, "header, button")
    sheet.header.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.3)
    }
    sheet.button.snp.makeConstraints { make in
      make.size.equalTo(56)
      make.centerY.equalTo(sheet.header.snp.bottom)
      make.right.equalToSuperview().offset(-16)
    }
    sheet.shows(
      """
      header 0 0 360 192        // 640 * 0.3
      button 288 164 56 56      // 360 - 16 - 56, 192 - 28
      """)
  }
}
