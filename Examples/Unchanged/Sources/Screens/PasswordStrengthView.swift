// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Four segments, and a bar as long as the password is strong.
final class PasswordStrengthView: UIView {
  private let segments = UIStackView()
  let bar = UIView()
  private var barWidth: NSLayoutConstraint!

  enum Strength: Int, CaseIterable { case none, weak, fair, good, strong }

  var strength = Strength.none {
    didSet {
      barWidth = barWidth.setMultiplier(
        CGFloat(strength.rawValue) / CGFloat(Strength.allCases.count - 1))
      for (index, segment) in segments.arrangedSubviews.enumerated() {
        segment.isHidden = index >= strength.rawValue
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    segments.distribution = .fillEqually
    segments.spacing = 4
    for _ in 1..<Strength.allCases.count { segments.addArrangedSubview(UIView()) }
    addSubview(segments)
    addSubview(bar)
    segments.anchor(
      top: topAnchor, leading: leadingAnchor, bottom: nil, trailing: trailingAnchor,
      size: CGSize(width: 0, height: 4))
    bar.anchor(
      top: segments.bottomAnchor, leading: leadingAnchor, bottom: bottomAnchor, trailing: nil,
      padding: UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0),
      size: CGSize(width: 0, height: 2))
    barWidth = bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.001)
    barWidth.identifier = "strength"
    barWidth.isActive = true
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var frames: [CGRect] { segments.arrangedSubviews.map(\.frame) + [bar.frame] }
}
