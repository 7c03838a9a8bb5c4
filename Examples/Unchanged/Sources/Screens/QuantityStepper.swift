// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class QuantityStepper: UIControl {
  private let minusButton = UIButton()
  private let plusButton = UIButton()
  private let countLabel = UILabel()

  var count = 1 {
    didSet {
      countLabel.text = "\(count)"
      minusButton.isEnabled = count > 1
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    minusButton.setTitle("-", for: .normal)
    plusButton.setTitle("+", for: .normal)
    countLabel.text = "1"
    countLabel.textAlignment = .center
    countLabel.font = .systemFont(ofSize: 20)
    let views = ["minus": minusButton, "count": countLabel, "plus": plusButton] as [String: Any]
    for view in [minusButton, countLabel, plusButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.addSubview(view)
    }
    let side = 36
    let horizontal = NSLayoutConstraint.constraints(
      withVisualFormat: "|[minus(side)][count(>=minimum)][plus(side)]|",
      options: [.alignAllTop, .alignAllBottom], metrics: ["side": side, "minimum": 40.0],
      views: views)
    let vertical = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[minus(==side@999)]|", options: [], metrics: ["side": side],
      views: views)
    NSLayoutConstraint.activate(horizontal + vertical)
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { subviews.map(\.frame) }
}
