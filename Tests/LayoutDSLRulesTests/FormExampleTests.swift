// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// The examples of the three forms in the documentation, and the frames that they give.
@Suite("Examples of forms")
struct FormExampleTests {
  let card = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 100))
  let icon = LayoutView()
  let title = LayoutView()

  init() {
    card.addSubview(icon)
    card.addSubview(title)
  }

  @Test("anchors, and on them the initialiser")
  func anchors() {
    for view in [icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    let gap = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12)
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 1.5),
      gap,
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.layoutMarginsGuide.trailingAnchor),
      title.topAnchor.constraint(equalToSystemSpacingBelow: card.topAnchor, multiplier: 2),
    ])
    gap.constant = 16
    let half = LayoutConstraint(
      item: title, attribute: .width, relatedBy: .equal,
      toItem: card, attribute: .width, multiplier: 0.5, constant: -8)
    half.priority = .defaultHigh
    half.isActive = true
    title.heightAnchor.constraint(equalToConstant: 20).isActive = true
    layOut(card)
    expect(icon, at: 8, 20, 40, 60)
    expect(title, at: 64, 16, 152, 20)
  }

  @Test("visual formats")
  func visualFormats() throws {
    for view in [icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "|-[icon(40)]-gap-[title(>=80,==200@750)]-(>=0)-|",
        options: .alignAllCenterY, metrics: ["gap": 12], views: ["icon": icon, "title": title])
        + LayoutConstraint.constraints(
          withVisualFormat: "V:|-(20)-[icon(60)]", views: ["icon": icon]))
    title.heightAnchor.constraint(equalToConstant: 20).isActive = true
    layOut(card)
    expect(icon, at: 8, 20, 40, 60)
    expect(title, at: 60, 40, 200, 20)
  }

  @Test("an error of a visual format")
  func error() throws {
    do {
      _ = try LayoutConstraint.constraints(
        withVisualFormat: "|-[icon(40]", views: ["icon": icon], fileID: "App/Card.swift", line: 12)
      Issue.record("it was to be an error")
    } catch {
      #expect(
        error.description == """
          App/Card.swift:12: visual format, column 11: expected "@", "," or ")", found "]"
            |-[icon(40]
                      ^
          """)
    }
  }
}
