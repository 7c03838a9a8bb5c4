// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class MapScreenView: UIView {
  let mapView = UIView(), locateButton = UIView(), sheet = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(
      mapView,
      constraints: [
        equal(\.topAnchor), equal(\.leadingAnchor), equal(\.trailingAnchor),
        equal(\.bottomAnchor),
      ])
    addSubview(
      sheet,
      constraints: [
        equal(\.leadingAnchor, constant: 8), equal(\.trailingAnchor, constant: -8),
        equal(\.bottomAnchor, \.safeAreaLayoutGuide.bottomAnchor),
        constant(\.heightAnchor, 120),
      ])
    addSubview(
      locateButton,
      constraints: [
        equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor),
        constant(\.widthAnchor, 44), constant(\.heightAnchor, 44),
      ])
    sheet.topAnchor.constraint(
      equalToSystemSpacingBelow: locateButton.bottomAnchor, multiplier: 2
    ).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
