// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

@IBDesignable
class RatingControl: UIStackView {
  private var ratingButtons = [UIButton]()

  var rating = 0 {
    didSet { updateButtonSelectionStates() }
  }

  @IBInspectable var starSize: CGSize = CGSize(width: 44.0, height: 44.0) {
    didSet { setupButtons() }
  }

  @IBInspectable var starCount: Int = 5 {
    didSet { setupButtons() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupButtons()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    setupButtons()
  }

  @IBAction func ratingButtonTapped(_ button: UIButton) {
    guard let index = ratingButtons.firstIndex(of: button) else {
      fatalError("The button, \(button), is not in the ratingButtons array: \(ratingButtons)")
    }
    let selectedRating = index + 1
    rating = selectedRating == rating ? 0 : selectedRating
  }

  var selected: [Bool] { ratingButtons.map(\.isSelected) }

  private func setupButtons() {
    for button in ratingButtons {
      removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    ratingButtons.removeAll()
    spacing = 8
    for _ in 0..<starCount {
      let button = UIButton()
      button.translatesAutoresizingMaskIntoConstraints = false
      button.heightAnchor.constraint(equalToConstant: starSize.height).isActive = true
      button.widthAnchor.constraint(equalToConstant: starSize.width).isActive = true
      addArrangedSubview(button)
      ratingButtons.append(button)
    }
    updateButtonSelectionStates()
  }

  private func updateButtonSelectionStates() {
    for (index, button) in ratingButtons.enumerated() {
      button.isSelected = index < rating
    }
  }
}
