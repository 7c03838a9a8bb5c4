// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class ProfileHeaderView: UIView {
  private(set) lazy var avatarView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.layer.cornerRadius = 40
    view.clipsToBounds = true
    return view
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 20)
    label.text = "Ada Lovelace"
    return label
  }()

  let bioLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "Wrote the first program for a machine that was never built"
    return label
  }()

  let editButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setup() {
    backgroundColor = .white
    editButton.setTitle("Edit", for: .normal)
    editButton.contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
    addSubview(avatarView)
    addSubview(nameLabel)
    addSubview(bioLabel)
    addSubview(editButton)

    avatarView.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
      make.size.equalTo(80)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(avatarView).offset(8)
      make.leading.equalTo(avatarView.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualTo(editButton.snp.leading).offset(-8)
    }
    editButton.snp.makeConstraints { make in
      make.centerY.equalTo(nameLabel)
      make.trailing.equalToSuperview().offset(-16)
    }
    bioLabel.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(4)
      make.leading.equalTo(nameLabel)
      make.trailing.equalToSuperview().inset(16)
      make.bottom.lessThanOrEqualToSuperview().inset(16)
    }
  }
}
