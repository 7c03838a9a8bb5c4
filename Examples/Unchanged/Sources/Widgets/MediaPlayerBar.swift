// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class MediaPlayerBar: UIView {
  enum State: Int, CaseIterable {
    case hidden, mini, full
  }

  private let artwork = UIImageView()
  private let titleLabel = UILabel()
  private let controls = UIStackView()
  private(set) var state = State.hidden

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Song"
    titleLabel.font = .systemFont(ofSize: 20)
    controls.axis = .horizontal
    controls.alignment = .center
    controls.distribution = .equalSpacing
    ["backward", "play", "forward"].map { UIImageView(image: UIImage(systemName: $0)) }
      .forEach(controls.addArrangedSubview)
    addSubview(artwork)
    addSubview(titleLabel)
    addSubview(controls)
    apply(.mini)
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { [artwork.frame, titleLabel.frame, controls.frame] }

  func apply(_ state: State) {
    self.state = state
    isHidden = state == .hidden
    artwork.snp.remakeConstraints { make in
      switch state {
      case .hidden, .mini:
        make.leading.top.bottom.equalToSuperview().inset(8)
        make.size.equalTo(48)
      case .full:
        make.top.equalTo(safeAreaLayoutGuide).offset(20)
        make.centerX.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.75).offset(-10)
        make.height.equalTo(artwork.snp.width)
      }
    }
    titleLabel.snp.remakeConstraints { make in
      switch state {
      case .hidden, .mini:
        make.leading.equalTo(artwork.snp.trailing).offset(12)
        make.centerY.equalTo(artwork)
        make.trailing.lessThanOrEqualTo(controls.snp.leading).offset(-12)
      case .full:
        make.top.equalTo(artwork.snp.bottom).offset(16)
        make.centerX.equalToSuperview()
      }
    }
    controls.snp.remakeConstraints { make in
      if state == .full {
        make.top.equalTo(titleLabel.snp.bottom).offset(16)
        make.leading.trailing.equalTo(artwork)
        make.bottom.equalTo(safeAreaLayoutGuide).inset(30)
      } else {
        make.trailing.equalToSuperview().offset(-16)
        make.centerY.equalToSuperview()
        make.width.equalTo(100)
      }
    }
  }
}
