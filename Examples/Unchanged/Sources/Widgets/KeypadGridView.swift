// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class KeypadGridView: UIView {
  private(set) var keys: [[UIButton]] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let titles = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["*", "0", "#"]]
    keys = titles.map { row in
      row.map { title -> UIButton in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
      }
    }
    let rows: [UIStackView] = keys.map { buttons in
      let row = UIStackView(arrangedSubviews: buttons)
      row.axis = .horizontal
      row.distribution = .fillEqually
      row.spacing = 1
      return row
    }
    let grid = UIStackView(arrangedSubviews: rows)
    grid.axis = .vertical
    grid.distribution = .fillEqually
    grid.spacing = 1
    grid.translatesAutoresizingMaskIntoConstraints = false
    addSubview(grid)
    grid.pinEdges(to: self, insets: UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0))
    keys[0][0].heightAnchor.constraint(
      equalTo: keys[0][0].widthAnchor, multiplier: 0.6, constant: 4
    ).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  func key(_ row: Int, _ column: Int) -> CGRect {
    let key = keys[row][column]
    return convert(key.bounds, from: key)
  }
}

extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    let attributes: [NSLayoutConstraint.Attribute] = [.top, .left, .bottom, .right]
    let constants = [insets.top, insets.left, -insets.bottom, -insets.right]
    NSLayoutConstraint.activate(
      zip(attributes, constants).map { attribute, constant in
        NSLayoutConstraint(
          item: self, attribute: attribute, relatedBy: .equal, toItem: other,
          attribute: attribute, multiplier: 1, constant: constant)
      })
  }
}
