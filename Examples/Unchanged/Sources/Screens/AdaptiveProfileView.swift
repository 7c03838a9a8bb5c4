// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Side by side where there is room, one above the other where there is none.
final class AdaptiveProfileView: UIView {
  let photoView = UIView()
  let nameLabel = UILabel()
  private var compact: [NSLayoutConstraint] = []
  private var regular: [NSLayoutConstraint] = []
  private var shared: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    nameLabel.font = UIFont.systemFont(ofSize: 20)
    nameLabel.text = "Ada Lovelace"
    for view in [photoView, nameLabel] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let guide = layoutMarginsGuide
    shared = [
      photoView.topAnchor.constraint(equalTo: guide.topAnchor),
      photoView.widthAnchor.constraint(equalToConstant: 100),
      photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor),
    ]
    compact = [
      photoView.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      nameLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: photoView.bottomAnchor, multiplier: 1),
      nameLabel.centerXAnchor.constraint(equalTo: photoView.centerXAnchor),
      nameLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    regular = [
      photoView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      photoView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      nameLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: photoView.trailingAnchor, multiplier: 2),
      nameLabel.firstBaselineAnchor.constraint(equalTo: photoView.centerYAnchor),
      guide.trailingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor),
    ]
    NSLayoutConstraint.activate(shared)
    layout(isCompact: true)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func layout(isCompact: Bool) {
    let (off, on) = isCompact ? (regular, compact) : (compact, regular)
    if let first = off.first, first.isActive { NSLayoutConstraint.deactivate(off) }
    NSLayoutConstraint.activate(on)
  }
}
