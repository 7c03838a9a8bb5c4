// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// Right to left where the language is.
final class TransferRowView: UIView {
  let flagView = UIView(), amountLabel = UILabel(), arrowView = UIView(), checkView = UIView()

  init(isArabic: Bool) {
    super.init(frame: .zero)
    semanticContentAttribute = isArabic ? .forceRightToLeft : .forceLeftToRight
    directionalLayoutMargins.leading = 24
    directionalLayoutMargins.trailing = 12
    amountLabel.text = "12.50"
    amountLabel.font = .systemFont(ofSize: 20)
    [flagView, amountLabel, arrowView, checkView].forEach(addSubview(_:))
    flagView.snp.makeConstraints { make in
      make.leading.equalTo(snp.leadingMargin)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 30, height: 20))
    }
    amountLabel.snp.makeConstraints { make in
      make.leading.equalTo(flagView.snp.trailing).offset(8)
      make.centerY.equalTo(flagView)
    }
    arrowView.snp.makeConstraints { make in
      make.size.equalTo(16)
      make.trailing.equalTo(self.snp.trailingMargin)
      make.centerYWithinMargins.equalToSuperview()
    }
    checkView.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.directionalVerticalEdges.equalToSuperview().inset(
        NSDirectionalEdgeInsets(top: 10, leading: 99, bottom: 20, trailing: 99))
      make.width.equalTo(3)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var isRightToLeft: Bool {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
  }
}
