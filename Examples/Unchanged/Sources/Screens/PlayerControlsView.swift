// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class PlayerControlsView: UIView {
  let previousButton = UIButton()
  let playButton = UIButton()
  let nextButton = UIButton()
  let progressSlider = UISlider()
  let elapsedLabel = UILabel()
  let remainingLabel = UILabel()

  private var didSetupConstraints = false

  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [
      previousButton, playButton, nextButton, progressSlider, elapsedLabel, remainingLabel,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    elapsedLabel.font = .systemFont(ofSize: 10)
    remainingLabel.font = .systemFont(ofSize: 10)
    elapsedLabel.text = "1:05"
    remainingLabel.text = "-12:30"
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { fatalError("not supported") }

  override func updateConstraints() {
    if !didSetupConstraints {
      didSetupConstraints = true
      setupConstraints()
    }
    super.updateConstraints()
  }

  private func setupConstraints() {
    let margins = layoutMarginsGuide
    let gap = playButton.leadingAnchor.constraint(
      equalTo: previousButton.trailingAnchor, constant: 24)
    NSLayoutConstraint.activate([
      progressSlider.topAnchor.constraint(equalTo: margins.topAnchor),
      progressSlider.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      progressSlider.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

      elapsedLabel.topAnchor.constraint(equalTo: progressSlider.bottomAnchor, constant: 2),
      elapsedLabel.leadingAnchor.constraint(equalTo: progressSlider.leadingAnchor),
      remainingLabel.firstBaselineAnchor.constraint(equalTo: elapsedLabel.firstBaselineAnchor),
      remainingLabel.trailingAnchor.constraint(equalTo: progressSlider.trailingAnchor),

      playButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      playButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      playButton.widthAnchor.constraint(equalToConstant: 56),
      playButton.heightAnchor.constraint(equalTo: playButton.widthAnchor),
      previousButton.widthAnchor.constraint(equalTo: playButton.widthAnchor, multiplier: 0.5),
      previousButton.heightAnchor.constraint(equalTo: previousButton.widthAnchor),
      previousButton.centerYAnchor.constraint(equalTo: playButton.centerYAnchor),
      nextButton.widthAnchor.constraint(equalTo: previousButton.widthAnchor),
      nextButton.heightAnchor.constraint(equalTo: previousButton.heightAnchor),
      nextButton.centerYAnchor.constraint(equalTo: playButton.centerYAnchor),
      nextButton.leadingAnchor.constraint(equalTo: playButton.trailingAnchor, constant: 24),
      gap,
    ])
  }
}
