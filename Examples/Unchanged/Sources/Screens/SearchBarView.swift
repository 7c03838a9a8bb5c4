// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class SearchBarView: UIView {
  let textField = UITextField()
  let cancelButton = UIButton(type: .system)
  private var fieldTrailing: Constraint!
  private var fieldBesideButton: Constraint!

  var isEditing = false {
    didSet { setEditing(isEditing) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    cancelButton.setTitle("Cancel", for: .normal)
    addSubview(textField)
    addSubview(cancelButton)
    textField.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)
      make.centerY.equalToSuperview()
      make.height.equalTo(36)
      fieldTrailing = make.trailing.equalToSuperview().offset(-8).constraint
      fieldBesideButton =
        make.trailing.equalTo(cancelButton.snp.leading).offset(-8).priority(.low).constraint
    }
    cancelButton.snp.makeConstraints { make in
      make.centerY.equalTo(textField)
      make.trailing.equalToSuperview().offset(-8).priority(500)
    }
    cancelButton.alpha = 0
  }

  required init?(coder: NSCoder) { fatalError() }

  private func setEditing(_ editing: Bool) {
    fieldTrailing.update(priority: editing ? .low : .required)
    fieldBesideButton.update(priority: editing ? .required : .low)
    UIView.animate(withDuration: 0.2) {
      self.cancelButton.alpha = editing ? 1 : 0
      self.layoutIfNeeded()
    }
  }
}
