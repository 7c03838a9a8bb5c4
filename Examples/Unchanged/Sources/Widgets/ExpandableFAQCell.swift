// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class ExpandableFAQCell: UITableViewCell {
  let questionLabel = UILabel().then {
    $0.font = .systemFont(ofSize: 14)
    $0.numberOfLines = 0
  }
  let answerLabel = UILabel().then {
    $0.font = .systemFont(ofSize: 10)
    $0.numberOfLines = 0
  }
  let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
  private var collapsedConstraint: Constraint?
  private var expandedConstraint: Constraint?

  var isExpanded = false {
    didSet {
      if isExpanded {
        collapsedConstraint?.deactivate()
        expandedConstraint?.activate()
      } else {
        expandedConstraint?.deactivate()
        collapsedConstraint?.activate()
      }
      answerLabel.isHidden = !isExpanded
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupUI()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupUI()
  }

  func setupUI() {
    contentView.addSubview(questionLabel)
    contentView.addSubview(answerLabel)
    contentView.addSubview(chevron)

    chevron.snp.makeConstraints {
      $0.trailing.equalToSuperview().inset(16)
      $0.centerY.equalTo(questionLabel)
      $0.size.equalTo(CGSize(width: 12, height: 12))
    }
    questionLabel.snp.makeConstraints {
      $0.top.leading.equalToSuperview().inset(16)
      $0.trailing.equalTo(chevron.snp.leading).offset(-12)
      self.collapsedConstraint = $0.bottom.equalToSuperview().inset(16).constraint
    }
    answerLabel.snp.makeConstraints {
      $0.top.equalTo(questionLabel.snp.bottom).offset(8).labeled("gap")
      $0.leading.equalTo(questionLabel)
      $0.trailing.equalToSuperview().inset(16)
      expandedConstraint = $0.bottom.equalToSuperview().inset(16).priority(.high).constraint
    }
    isExpanded = false
  }
}

protocol Then {}

extension Then where Self: AnyObject {
  func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}

extension UIView: Then {}
