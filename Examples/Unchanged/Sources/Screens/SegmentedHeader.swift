// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class SegmentedHeader: UIView {
  private let buttons: [UIButton]
  private let underline = UIView()
  private(set) var selectedIndex = 0

  init(titles: [String]) {
    buttons = titles.map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    super.init(frame: .zero)
    var previous: UIButton?
    for button in buttons {
      addSubview(button)
      button.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if let previous = previous {
          make.left.equalTo(previous.snp.right)
          make.width.equalTo(previous)
        } else {
          make.left.equalToSuperview()
        }
      }
      previous = button
    }
    previous?.snp.makeConstraints { $0.right.equalToSuperview() }
    addSubview(underline)
    select(0, animated: false)
  }

  required init?(coder: NSCoder) { fatalError() }

  func select(_ index: Int, animated: Bool) {
    selectedIndex = index
    underline.snp.remakeConstraints { make in
      make.bottom.equalToSuperview()
      make.height.equalTo(2)
      make.centerX.equalTo(buttons[index])
      make.width.equalTo(buttons[index]).multipliedBy(0.6).offset(-4)
    }
    if animated {
      UIView.animate(withDuration: 0.2) { [weak self] in
        self?.layoutIfNeeded()
      }
    }
  }

  var underlineFrame: CGRect { underline.frame }
  var buttonFrames: [CGRect] { buttons.map { $0.frame } }
}
