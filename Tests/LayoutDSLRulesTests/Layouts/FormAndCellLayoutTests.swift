// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Forms and cells as applications have them; what each number comes from stands beside it.
@Suite("Layouts: forms and cells")
struct FormAndCellLayoutTests {
  @Test("a cell with an icon, two lines and a disclosure")
  func settingsCell() {
    let sheet = Sheet(320, 60, "icon 30x30, title 90x20, detail 140x16, arrow 8x13")
    sheet.icon.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
    sheet.title.snp.makeConstraints { make in
      make.left.equalTo(sheet.icon.snp.right).offset(12)
      make.top.equalToSuperview().offset(10)
      make.right.lessThanOrEqualTo(sheet.arrow.snp.left).offset(-8)
    }
    sheet.detail.snp.makeConstraints { make in
      make.left.equalTo(sheet.title)
      make.top.equalTo(sheet.title.snp.bottom).offset(2)
      make.right.lessThanOrEqualTo(sheet.arrow.snp.left).offset(-8)
    }
    sheet.detail.snp.contentCompressionResistanceHorizontalPriority = 749
    sheet.arrow.snp.makeConstraints { make in
      make.right.equalToSuperview().inset(16)
      make.centerY.equalToSuperview()
    }
    sheet.shows(
      """
      icon   16 15 30 30        // (60 - 30)/2
      title  58 10 90 20        // 16 + 30 + 12
      detail 58 32 140 16       // 10 + 20 + 2
      arrow  296 23.5 8 13      // 320 - 16 - 8, (60 - 13)/2
      """)
    sheet.resize(200, 60)
    sheet.shows(
      """
      arrow  176 23.5 8 13      // 200 - 24
      title  58 10 90 20        // ends at 148, before 168
      detail 58 32 110 16       // 176 - 8 - 58 < 140: compressed
      """)
  }

  @Test("a label and a field: the label hugs, the field takes the rest")
  func labelAndField() {
    let sheet = Sheet(320, 44, "label 72x20, field 40x30")
    sheet.label.snp.contentHuggingHorizontalPriority = 251
    sheet.label.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
    sheet.field.snp.makeConstraints { make in
      make.left.equalTo(sheet.label.snp.right).offset(8)
      make.right.equalToSuperview().inset(16)
      make.centerY.equalTo(sheet.label)
    }
    sheet.shows(
      """
      label 16 12 72 20         // (44 - 20)/2
      field 96 7 208 30         // 16 + 72 + 8, 320 - 16 - 96
      """)
  }

  @Test("labels of a form are as wide as the widest")
  func alignedLabels() {
    let sheet = Sheet(300, 120, "name 40x20, address 64x20, nameField -x30, addressField -x30")
    [sheet.name, sheet.address].snp.makeConstraints { $0.left.equalToSuperview().offset(10) }
    sheet.name.snp.makeConstraints { make in
      make.centerY.equalTo(sheet.nameField)
      make.width.equalTo(sheet.address)
    }
    sheet.address.snp.makeConstraints { $0.centerY.equalTo(sheet.addressField) }
    for label in [sheet.name, sheet.address] { label.snp.contentHuggingHorizontalPriority = 251 }
    sheet.nameField.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(10)
      make.left.equalTo(sheet.name.snp.right).offset(6)
      make.right.equalToSuperview().inset(10)
    }
    sheet.addressField.snp.makeConstraints { make in
      make.top.equalTo(sheet.nameField.snp.bottom).offset(10)
      make.left.right.equalTo(sheet.nameField)
    }
    sheet.shows(
      """
      name    10 15 64 20       // resisting at 750 beats hugging at 251: as wide as 64
      address 10 55 64 20       // 50 + 15 - 10
      nameField    80 10 210 30 // 10 + 64 + 6, 300 - 10 - 80
      addressField 80 50 210 30 // 10 + 30 + 10
      """)
  }

  @Test("two buttons share the width of a sheet's foot")
  func twoButtons() {
    let sheet = Sheet(320, 80, "cancel 70x44, save 50x44")
    sheet.cancel.snp.makeConstraints { make in
      make.left.bottom.equalToSuperview().inset(16)
    }
    sheet.save.snp.makeConstraints { make in
      make.right.bottom.equalToSuperview().inset(16)
      make.left.equalTo(sheet.cancel.snp.right).offset(12)
      make.width.equalTo(sheet.cancel)
    }
    sheet.shows(
      """
      cancel 16 20 138 44       // (320 - 32 - 12)/2, 80 - 16 - 44
      save   166 20 138 44      // 16 + 138 + 12
      """)
  }

  @Test("one button is twice as wide as the other")
  func unevenButtons() {
    let sheet = Sheet(330, 44, "small, large")
    sheet.small.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
    }
    sheet.large.snp.makeConstraints { make in
      make.left.equalTo(sheet.small.snp.right).offset(6)
      make.top.bottom.right.equalToSuperview()
      make.width.equalTo(sheet.small).multipliedBy(2)
    }
    sheet.shows(
      """
      small 0 0 108 44          // (330 - 6)/3
      large 114 0 216 44        // 108 + 6, 2 * 108
      """)
  }

  @Test("a switch at the end of a row, its text as wide as it may be")
  func switchRow() {
    let sheet = Sheet(300, 50, "text 320x20, switch 51x31")
    sheet["switch"].snp.makeConstraints { make in
      make.right.equalToSuperview().inset(16)
      make.centerY.equalToSuperview()
    }
    sheet["switch"].snp.contentCompressionResistanceHorizontalPriority = 1000
    sheet.text.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.right.lessThanOrEqualTo(sheet["switch"].snp.left).offset(-8)
    }
    sheet.shows(
      """
      switch 233 9.5 51 31      // 300 - 16 - 51, (50 - 31)/2
      text   16 15 209 20       // 233 - 8 - 16
      """)
  }

  @Test("a badge on the corner of an avatar sticks out")
  func badge() {
    let sheet = Sheet(100, 100, "avatar, badge 18x18")
    sheet.avatar.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(48)
    }
    sheet.badge.snp.makeConstraints { make in
      make.centerX.equalTo(sheet.avatar.snp.right).offset(-4)
      make.centerY.equalTo(sheet.avatar.snp.top).offset(4)
    }
    sheet.shows(
      """
      avatar 26 26 48 48        // (100 - 48)/2
      badge  61 21 18 18        // 74 - 4 - 9, 26 + 4 - 9
      """)
  }

  @Test("a counter is a circle until its number needs more room")
  func counter() {
    let sheet = Sheet(200, 40, "counter, counter/number 8x14")
    sheet.counter.snp.makeConstraints { make in
      make.right.top.equalToSuperview().inset(10)
      make.height.equalTo(20)
      make.width.greaterThanOrEqualTo(sheet.counter.snp.height)
      make.width.equalTo(20).priority(.low)
    }
    sheet.number.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.left.greaterThanOrEqualToSuperview().offset(5)
    }
    sheet.shows(
      """
      counter 170 10 20 20      // 200 - 10 - 20
      number  6 3 8 14          // (20 - 8)/2, (20 - 14)/2
      """)
    (sheet.number as? SizedView)?.contentWidth = 30
    sheet.shows(
      """
      counter 150 10 40 20      // 5 + 30 + 5
      number  5 3 30 14
      """)
  }

  @Test("a section of rows under a header, as high as they are")
  func section() {
    let sheet = Sheet(
      320, 480, "section, section/header -x18, section/first, section/second, section/rule")
    sheet.section.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    sheet.header.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.top.equalToSuperview().offset(12)
    }
    sheet.first.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(sheet.header.snp.bottom).offset(6)
      make.height.equalTo(44)
    }
    sheet.rule.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.right.equalToSuperview()
      make.top.equalTo(sheet.first.snp.bottom)
      make.height.equalTo(0.5)
    }
    sheet.second.snp.makeConstraints { make in
      make.left.right.height.equalTo(sheet.first)
      make.top.equalTo(sheet.rule.snp.bottom)
      make.bottom.equalToSuperview().inset(12)
    }
    sheet.shows(
      """
      section 0 0 320 136.5     // 12 + 18 + 6 + 44 + 0.5 + 44 + 12
      header  16 12 288 18
      first   0 36 320 44       // 12 + 18 + 6
      rule    16 80 304 0.5
      second  0 80.5 320 44
      """)
  }
}
