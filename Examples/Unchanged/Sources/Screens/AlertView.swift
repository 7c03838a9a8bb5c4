// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class AlertView: UIView {
  private let boxView = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let divider = UIView()
  private let buttonStack = UIStackView()

  init(title: String, message: String, actions: [String]) {
    super.init(frame: .zero)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    titleLabel.text = title
    titleLabel.font = .boldSystemFont(ofSize: 20)
    titleLabel.textAlignment = .center
    messageLabel.text = message
    messageLabel.font = .systemFont(ofSize: 10)
    messageLabel.numberOfLines = 0
    buttonStack.distribution = .fillEqually
    for action in actions {
      let button = UIButton(type: .system)
      button.setTitle(action, for: .normal)
      buttonStack.addArrangedSubview(button)
    }
    buttonStack.axis = actions.count > 2 ? .vertical : .horizontal

    addSubview(boxView)
    boxView.addSubview(titleLabel)
    boxView.addSubview(messageLabel)
    boxView.addSubview(divider)
    boxView.addSubview(buttonStack)

    boxView.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalTo(270).priority(.high)
      make.width.lessThanOrEqualToSuperview().offset(-32)
      make.height.lessThanOrEqualTo(safeAreaLayoutGuide)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(20)
      make.left.right.equalToSuperview().inset(16)
    }
    messageLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.left.right.equalTo(titleLabel)
    }
    divider.snp.makeConstraints { make in
      make.top.equalTo(messageLabel.snp.bottom).offset(20)
      make.horizontalEdges.equalToSuperview()
      make.height.equalTo(1.0 / UIScreen.main.scale)
    }
    buttonStack.snp.makeConstraints { make in
      make.top.equalTo(divider.snp.bottom)
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(44 * (actions.count > 2 ? actions.count : 1))
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] {
    [boxView.frame, titleLabel.frame, messageLabel.frame, divider.frame, buttonStack.frame]
  }
  var buttonFrames: [CGRect] { buttonStack.arrangedSubviews.map(\.frame) }
}
