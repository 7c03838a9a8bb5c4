// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

class SearchHeaderView: UIView {
  private struct Metric {
    static let fieldHeight: CGFloat = 36.f
    static let side = 16.f
  }

  let field = UITextField()
  let cancelButton = UIButton(type: .system)
  private(set) var isSearching = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.setContentHuggingPriority(.init(999), for: .horizontal)
    addSubview(field)
    addSubview(cancelButton)
    layoutField()
    cancelButton.snp.makeConstraints { make in
      make.centerY.equalTo(field.snp.centerY)
      make.leading.equalTo(field.snp.trailing).offset(Metric.side / 2)
    }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func layoutField() {
    field.snp.remakeConstraints { make in
      make.top.equalTo(self.safeAreaLayoutGuide).offset(8)
      make.leading.equalToSuperview().offset(Metric.side)
      make.height.equalTo(Metric.fieldHeight)
      make.bottom.equalToSuperview().offset(-8)
      if isSearching {
        make.trailing.equalTo(cancelButton.snp.leading).offset(-Metric.side / 2)
      } else {
        make.trailing.equalToSuperview().offset(-Metric.side)
      }
    }
    cancelButton.snp.updateConstraints { make in
      make.leading.equalTo(field.snp.trailing).offset(Metric.side / 2)
    }
    if isSearching {
      cancelButton.snp.makeConstraints { make in
        make.trailing.equalToSuperview().inset(Metric.side)
      }
    }
  }

  func setSearching(_ searching: Bool, completion: ((Bool) -> Void)? = nil) {
    isSearching = searching
    layoutField()
    UIView.animate(
      withDuration: 0.3, delay: 0.0, usingSpringWithDamping: 1.0, initialSpringVelocity: 0.0,
      options: [.allowUserInteraction, .curveEaseInOut],
      animations: { self.layoutIfNeeded() }, completion: completion)
  }
}

extension Int {
  var f: CGFloat { return CGFloat(self) }
}
