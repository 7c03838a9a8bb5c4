// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

private extension CGFloat {
  static let inset: CGFloat = 16
}

private enum Layout {
  static let avatar = CGSize(width: 48, height: 48)
  static let contentInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
}

final class ContactCardView: UIView {
  fileprivate let avatar = UIView()
  fileprivate let name = UILabel()
  fileprivate let phone = UILabel()
  fileprivate let callButton = UIButton(type: .system)
  fileprivate let container = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .systemFont(ofSize: 20)
    phone.font = .systemFont(ofSize: 10)
    callButton.setTitle("Call", for: .normal)
    addSubview(container)
    [avatar, name, phone, callButton].forEach { container.addSubview($0) }

    container.snp.makeConstraints {
      $0.edges.equalTo(self).inset(Layout.contentInsets)
    }
    avatar.snp.makeConstraints {
      $0.size.equalTo(Layout.avatar)
      $0.left.centerY.equalToSuperview()
      $0.top.greaterThanOrEqualToSuperview()
    }
    name.snp.makeConstraints {
      $0.left.equalTo(avatar.snp.right).offset(CGFloat.inset)
      $0.bottom.equalTo(avatar.snp.centerY)
      $0.right.lessThanOrEqualTo(callButton.snp.left).offset(-CGFloat.inset)
    }
    phone.snp.makeConstraints {
      $0.left.equalTo(name)
      $0.top.equalTo(name.snp.bottom).offset(2)
    }
    callButton.snp.contentHuggingHorizontalPriority = 1000
    callButton.snp.makeConstraints {
      $0.right.centerY.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(name: String, phone: String) {
    self.name.text = name
    self.phone.text = phone
  }

  var frames: [CGRect] { [container, avatar, name, phone, callButton].map { $0.frame } }
}
