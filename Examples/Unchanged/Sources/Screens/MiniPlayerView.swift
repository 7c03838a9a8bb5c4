// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A player that is a bar at the bottom until it is tapped.
class MiniPlayerView: UIView {
  private lazy var artworkView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 4
    return view
  }()

  private lazy var titleLabel: UILabel = {
    $0.font = .boldSystemFont(ofSize: 20)
    $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return $0
  }(UILabel())

  private let playButton = UIButton(type: .custom)
  private var heightConstraint: Constraint?
  private(set) var isExpanded = false
  var onToggle: ((Bool) -> Void)?

  var frames: [CGRect] { [artworkView.frame, titleLabel.frame, playButton.frame] }

  init(title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    setupViews()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupViews() {
    [artworkView, titleLabel, playButton].forEach(addSubview)
    snp.makeConstraints { heightConstraint = $0.height.equalTo(64).constraint }
    layoutContents()
  }

  private func layoutContents() {
    artworkView.snp.remakeConstraints { make in
      if isExpanded {
        make.top.equalToSuperview().offset(40)
        make.centerX.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.75)
        make.height.equalTo(artworkView.snp.width)
      } else {
        make.leading.top.bottom.equalToSuperview().inset(8)
        make.width.equalTo(artworkView.snp.height)
      }
    }
    titleLabel.snp.remakeConstraints { make in
      if isExpanded {
        make.top.equalTo(artworkView.snp.bottom).offset(24)
        make.centerX.equalToSuperview()
        make.left.greaterThanOrEqualToSuperview().offset(16)
      } else {
        make.leading.equalTo(artworkView.snp.trailing).offset(12)
        make.centerY.equalToSuperview()
        make.trailing.lessThanOrEqualTo(playButton.snp.leading).offset(-12)
      }
    }
    playButton.snp.remakeConstraints { make in
      make.size.equalTo(isExpanded ? 72 : 32)
      if isExpanded {
        make.centerX.equalTo(titleLabel)
        make.top.equalTo(titleLabel.snp.bottom).offset(24)
      } else {
        make.centerY.equalToSuperview()
        make.trailing.equalToSuperview().offset(-16)
      }
    }
  }

  func toggle(animated: Bool = true) {
    isExpanded.toggle()
    heightConstraint?.update(offset: isExpanded ? 400 : 64)
    layoutContents()
    let changes = { [weak self] in
      guard let self = self else { return }
      self.superview?.layoutIfNeeded()
    }
    guard animated else { return changes() }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.curveEaseInOut, .allowUserInteraction], animations: changes
    ) { [weak self] finished in
      guard finished, let self else { return }
      self.onToggle?(self.isExpanded)
    }
  }
}
