// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// Tabs of equal widths, and a line under the selected one.
final class PagerTabsView: UIView {
  private let buttons: [UIButton]
  let indicator = UIView()

  var selectedIndex = 0 {
    didSet {
      guard oldValue != selectedIndex, buttons.indices.contains(selectedIndex) else { return }
      moveIndicator()
    }
  }

  init(titles: [String]) {
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.tag = index + 1
      return button
    }
    super.init(frame: CGRect.zero)
    let stackView = UIStackView(arrangedSubviews: buttons)
    stackView.axis = .horizontal
    stackView.alignment = .fill
    stackView.distribution = .fillEqually
    addSubview(stackView)
    addSubview(indicator)
    stackView.snp.makeConstraints { $0.edges.equalToSuperview() }
    moveIndicator()
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  private func moveIndicator() {
    let button = viewWithTag(selectedIndex + 1) as? UIButton
    guard let target = button?.titleLabel.map({ _ in button! }) else { return }
    indicator.snp.remakeConstraints { make in
      make.height.equalTo(2)
      make.bottom.equalToSuperview()
      make.centerX.equalTo(target)
      make.width.equalTo(target).offset(-20)
    }
    UIView.animate(
      withDuration: 0.25,
      animations: {
        self.layoutIfNeeded()
      }, completion: nil)
  }

  var buttonFrames: [CGRect] { buttons.map(\.frame) }
}
