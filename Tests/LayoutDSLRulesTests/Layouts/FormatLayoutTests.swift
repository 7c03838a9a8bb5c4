// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Layouts in anchors, in NSLayoutConstraint's form and in visual formats.
@Suite("Layouts: anchors and formats")
struct FormatLayoutTests {
  private func format(
    _ sheet: Sheet, _ names: [String], _ formats: String...,
    options: LayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:]
  ) throws {
    var views: [String: LayoutView] = [:]
    for name in names {
      views[name] = sheet[name]
      sheet[name].translatesAutoresizingMaskIntoConstraints = false
    }
    for format in formats {
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
  }

  @Test("a row with standard gaps, in the middle of the page")
  func standardGaps() throws {
    let sheet = Sheet(320, 60, "icon 20x20, title 60x20, button 80x30")
    sheet.title.snp.contentHuggingHorizontalPriority = 249
    try format(
      sheet, ["icon", "title", "button"], "|-[icon]-[title]-[button]-|", options: .alignAllCenterY)
    sheet.icon.centerYAnchor.constraint(equalTo: sheet.root.centerYAnchor).isActive = true
    sheet.shows(
      """
      icon   8 20 20 20
      title  36 20 188 20       // 320 - 8 - 20 - 8 - 8 - 80 - 8
      button 232 15 80 30
      """)
  }

  @Test("columns of equal width with metrics")
  func equalColumns() throws {
    let sheet = Sheet(320, 100, "a, b, c")
    try format(
      sheet, ["a", "b", "c"], "|-edge-[a]-gap-[b(a)]-gap-[c(a)]-edge-|", "V:|[a]|", "V:|[b]|",
      "V:|[c]|", metrics: ["edge": 20, "gap": 5])
    sheet.shows(
      """
      a 20 0 90 100             // (320 - 40 - 10)/3
      b 115 0 90 100
      c 210 0 90 100
      """)
  }

  @Test("a width between bounds, as wide as a priority asks")
  func bounds() throws {
    let sheet = Sheet(300, 50, "a, b")
    try format(sheet, ["a", "b"], "|[a(>=50,<=120,==200@500)][b]|", "V:|[a]|", "V:|[b]|")
    sheet.shows(
      """
      a 0 0 120 50              // 200 is wished for, 120 allowed
      b 120 0 180 50
      """)
  }

  @Test("formats follow the direction unless they say otherwise, also when it flips later")
  func directions() throws {
    let sheet = Sheet(300, 50, "a 40x10, b 60x10, c 50x10")
    try format(sheet, ["a", "b"], "|-10-[a]-5-[b]", options: .alignAllTop)
    try format(sheet, ["c"], "|-30-[c]", options: .directionLeftToRight)
    try format(sheet, ["a", "c"], "V:|[a]", "V:|[c]")
    sheet.shows(
      """
      a 10 0 40 10
      b 55 0 60 10
      c 30 0 50 10
      """)
    sheet.root.semanticContentAttribute = .forceRightToLeft
    sheet.shows(
      """
      a 250 0 40 10             // 300 - 10 - 40
      b 185 0 60 10             // 250 - 5 - 60
      c 30 0 50 10
      """)
  }

  @Test("anchors: a card inset by margins, an avatar, a name with system spacing")
  func anchors() {
    let sheet = Sheet(320, 120, "avatar, name 90x20")
    let margins = sheet.root.layoutMarginsGuide
    for view in [sheet.avatar, sheet.name] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate([
      sheet.avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      sheet.avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      sheet.avatar.heightAnchor.constraint(equalTo: margins.heightAnchor, multiplier: 0.5),
      sheet.avatar.widthAnchor.constraint(equalTo: sheet.avatar.heightAnchor),
      sheet.name.leadingAnchor.constraint(
        equalToSystemSpacingAfter: sheet.avatar.trailingAnchor, multiplier: 2),
      sheet.name.centerYAnchor.constraint(equalTo: sheet.avatar.centerYAnchor),
    ])
    sheet.shows(
      """
      avatar 8 8 52 52          // (120 - 16)/2
      name   76 24 90 20        // 60 + 16; 8 + 26 - 10
      """)
    sheet.root.semanticContentAttribute = .forceRightToLeft
    sheet.shows(
      """
      avatar 260 8 52 52
      name   154 24 90 20       // 260 - 16 - 90
      """)
  }

  @Test("anchors: a thumb at 30 percent of its track")
  func offsetAnchors() {
    let sheet = Sheet(220, 20, "track, thumb 20x20")
    for view in [sheet.track, sheet.thumb] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let track = sheet.track.leadingAnchor
    LayoutConstraint.activate([
      track.constraint(equalTo: sheet.root.leadingAnchor, constant: 10),
      sheet.track.trailingAnchor.constraint(equalTo: sheet.root.trailingAnchor, constant: -10),
      sheet.track.heightAnchor.constraint(equalToConstant: 4),
      sheet.track.centerYAnchor.constraint(equalTo: sheet.root.centerYAnchor),
      sheet.thumb.centerYAnchor.constraint(equalTo: sheet.track.centerYAnchor),
      track.anchorWithOffset(to: sheet.thumb.centerXAnchor)
        .constraint(equalTo: sheet.track.widthAnchor, multiplier: 0.3),
    ])
    sheet.shows(
      """
      track 10 8 200 4
      thumb 60 0 20 20          // 10 + 60 - 10
      """)
    sheet.root.semanticContentAttribute = .forceRightToLeft
    sheet.shows("thumb 140 0 20 20 // 220 - 60 - 20")
  }

  @Test("the seven arguments: half of the superview's height less 10, centred with an offset")
  func sevenArguments() {
    let sheet = Sheet(100, 100, "a 40x-")
    sheet.a.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: sheet.a, attribute: .height, relatedBy: .equal, toItem: sheet.root,
        attribute: .height, multiplier: 0.5, constant: -10),
      LayoutConstraint(
        item: sheet.a, attribute: .centerX, relatedBy: .equal, toItem: sheet.root,
        attribute: .centerX, multiplier: 1, constant: 5),
      LayoutConstraint(
        item: sheet.a, attribute: .bottom, relatedBy: .equal, toItem: sheet.root,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
    ])
    sheet.shows("a 35 52 40 40 // 50 + 5 - 20; 100 - 8 - 40")
  }
}
