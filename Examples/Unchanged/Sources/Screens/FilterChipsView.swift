// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class FilterChipsView: UIView {
  private var chips: [UIButton] = []
  private var selected = Set<UIView>()
  private var titles: [UIView: String] = [:]

  func add(_ title: String) {
    let chip = UIButton(type: .custom)
    chip.setTitle(title, for: .normal)
    chip.contentEdgeInsets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    addSubview(chip) { view, make in
      make.centerY.equalToSuperview()
      if let last = chips.last {
        make.leading.equalTo(last.snp.trailing).offset(Spacing.small)
      } else {
        make.leading.equalToSuperview().offset(Spacing.medium)
      }
      make.trailing.lessThanOrEqualToSuperview().inset(Spacing.medium).priority(.low)
    }
    chips.append(chip)
    titles[chip] = title
  }

  func toggle(at index: Int) {
    let chip = chips[index]
    if selected.contains(chip) {
      selected.remove(chip)
    } else {
      selected.insert(chip)
    }
    guard let place = subviews.firstIndex(of: chip), place == index, chip == subviews[place] else {
      return
    }
    chip.snp.updateConstraints { make in
      make.centerY.equalToSuperview().offset(selected.contains(chip) ? -4 : 0)
    }
  }

  var selectedTitles: [String] { chips.filter(selected.contains).compactMap { titles[$0] } }
  var frames: [CGRect] { chips.map(\.frame) }
}
