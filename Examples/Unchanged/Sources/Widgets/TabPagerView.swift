// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIStackView {
  func removeAllArrangedSubviews() {
    let removedSubviews = arrangedSubviews.reduce([]) { (allSubviews, subview) -> [UIView] in
      self.removeArrangedSubview(subview)
      return allSubviews + [subview]
    }
    NSLayoutConstraint.deactivate(removedSubviews.flatMap({ $0.constraints }))
    removedSubviews.forEach({ $0.removeFromSuperview() })
  }

  convenience init(
    axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0, views: [UIView] = []
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
  }
}

final class TabPagerView: UIView {
  let tabs = UIStackView(axis: .horizontal, distribution: .fillProportionally, spacing: 10)
  let underline = UIView()
  private var underlineConstraints: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    tabs.translatesAutoresizingMaskIntoConstraints = false
    underline.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tabs)
    addSubview(underline)
    NSLayoutConstraint.activate([
      tabs.topAnchor.constraint(equalTo: topAnchor),
      tabs.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      tabs.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      tabs.heightAnchor.constraint(equalToConstant: 40),
      underline.topAnchor.constraint(equalTo: tabs.bottomAnchor),
      underline.bottomAnchor.constraint(equalTo: bottomAnchor),
      underline.heightAnchor.constraint(equalToConstant: 3),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func setTitles(_ titles: String...) {
    tabs.removeAllArrangedSubviews()
    for title in titles {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 20)
      tabs.addArrangedSubview(label)
    }
    moveUnderline(to: 0)
  }

  func moveUnderline(to index: Int) {
    NSLayoutConstraint.deactivate(underlineConstraints)
    let tab = tabs.arrangedSubviews[index]
    underlineConstraints = [
      underline.centerXAnchor.constraint(equalTo: tab.centerXAnchor),
      underline.widthAnchor.constraint(equalTo: tab.widthAnchor, multiplier: 0.5),
    ]
    NSLayoutConstraint.activate(underlineConstraints)
    UIView.transition(
      with: self, duration: 0.2, options: .transitionCrossDissolve,
      animations: { self.layoutIfNeeded() }, completion: nil)
  }
}
