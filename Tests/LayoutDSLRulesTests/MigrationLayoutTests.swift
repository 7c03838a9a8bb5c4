// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

#if canImport(UIKit)
import SnapKit
import UIKit
#else
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
#endif

#if !canImport(Darwin)
/// What the migration page says: one layout in five forms, each with the same frames.
///
/// They are in UIKit's words. `MigrationDifferencesTests` has the other snippets.
@Suite("Migration page: one layout")
struct MigrationLayoutTests {
  let card: UIView
  let icon = UIView()
  let title = UIView()

  init() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    card.addSubview(icon)
    card.addSubview(title)
    self.card = card
  }

  private func check() {
    layOut(card)
    expect(icon, at: 16, 30, 40, 40)
    expect(title, at: 68, 40, 236, 20)
  }

  @Test("SnapKit")
  func snapKit() {
    icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 40, height: 40))
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(icon.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(icon)
      make.height.equalTo(20).priority(.high)
    }
    check()
  }

  @Test("Masonry")
  func masonry() {
    [icon, title].snp.makeConstraints { make in
      make.centerY.equalToSuperview()
    }
    icon.snp.makeConstraints { make in
      make.attributes([.leading]).offset(16)
      make.width.and.height.equalTo(40)
    }
    title.snp.makeConstraints { make in
      make.group {
        make.leading.equalTo(icon.snp.trailing).with.offset(12)
        make.trailing.equalToSuperview().with.offset(-16)
      }.key("beside")
      make.height.equalTo(20).with.priority(.high)
    }
    check()
    #expect(card.constraints.compactMap(\.label) == ["beside[0]", "beside[1]"])
  }

  @Test("anchors")
  func anchors() {
    for view in [icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    let height = title.heightAnchor.constraint(equalToConstant: 20)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      height,
    ])
    check()
  }

  @Test("NSLayoutConstraint's initialiser")
  func initialiser() {
    anchorsOfIcon()
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: title, attribute: .leading, relatedBy: .equal,
        toItem: icon, attribute: .trailing, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: title, attribute: .trailing, relatedBy: .equal,
        toItem: card, attribute: .trailing, multiplier: 1, constant: -16),
      NSLayoutConstraint(
        item: title, attribute: .centerY, relatedBy: .equal,
        toItem: icon, attribute: .centerY, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: title, attribute: .height, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 20),
    ])
    check()
  }

  @Test("visual formats")
  func visualFormats() {
    for view in [icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    let views = ["icon": icon, "title": title]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-(pad)-[icon(40)]-12-[title]-(pad)-|", options: .alignAllCenterY,
        metrics: ["pad": 16], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-30-[icon(40)]", views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[title(20@750)]", views: views))
    check()
  }

  private func anchorsOfIcon() {
    icon.snp.makeConstraints { make in
      make.leading.equalTo(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(40)
    }
  }
}
#endif
