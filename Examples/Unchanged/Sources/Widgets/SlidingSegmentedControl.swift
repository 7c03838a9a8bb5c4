// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class SlidingSegmentedControl: UIControl {
  private let stackView = UIStackView()
  let indicator = UIView()
  private var indicatorLeading: NSLayoutConstraint?
  private var indicatorWidth: NSLayoutConstraint?
  private(set) var selectedSegmentIndex = 0

  var buttons: [UIButton] { stackView.arrangedSubviews.compactMap { $0 as? UIButton } }

  convenience init(titles: [String]) {
    self.init(frame: .zero)
    titles.enumerated().forEach { index, title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.tag = index
      stackView.addArrangedSubview(button)
    }
    select(0, animated: false)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    stackView.distribution = .fillEqually
    stackView.alignment = .center
    [stackView, indicator].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      self.addSubview($0)
    }
    stackView.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stackView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    trailingAnchor.constraint(equalTo: stackView.trailingAnchor).isActive = true
    indicator.topAnchor.constraint(equalTo: stackView.bottomAnchor).isActive = true
    indicator.heightAnchor.constraint(equalToConstant: 2).isActive = true
    bottomAnchor.constraint(equalTo: indicator.bottomAnchor).isActive = true
  }

  func select(_ index: Int, animated: Bool) {
    guard buttons.indices.contains(index) else { return }
    selectedSegmentIndex = index
    let button = buttons[index]
    indicatorLeading?.isActive = false
    indicatorWidth?.isActive = false
    indicatorLeading = indicator.leadingAnchor.constraint(equalTo: button.leadingAnchor)
    indicatorWidth = indicator.widthAnchor.constraint(equalTo: button.widthAnchor)
    NSLayoutConstraint.activate([indicatorLeading, indicatorWidth].compactMap { $0 })
    let changes = { self.layoutIfNeeded() }
    if animated {
      UIView.animate(
        withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2,
        options: .curveEaseOut, animations: changes, completion: nil)
    } else {
      UIView.performWithoutAnimation(changes)
    }
    sendActions(for: .valueChanged)
  }
}
