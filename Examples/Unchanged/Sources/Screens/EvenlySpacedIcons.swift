// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Distances between anchors that are all the same.
final class EvenlySpacedIcons: UIView {
  private let icons: [UIView]

  init(sizes: [CGFloat]) {
    icons = sizes.map { side in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: side).isActive = true
      view.heightAnchor.constraint(equalToConstant: side).isActive = true
      return view
    }
    super.init(frame: .zero)
    icons.forEach(addSubview)
    var gaps = [NSLayoutDimension]()
    var previous = leadingAnchor
    for icon in icons {
      gaps.append(previous.anchorWithOffset(to: icon.leadingAnchor))
      previous = icon.trailingAnchor
      icon.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    gaps.append(previous.anchorWithOffset(to: trailingAnchor))
    NSLayoutConstraint.activate(
      zip(gaps, gaps.dropFirst()).map { $0.constraint(equalTo: $1) })
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { icons.map { $0.frame } }
}
