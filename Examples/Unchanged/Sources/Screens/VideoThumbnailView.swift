// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class VideoThumbnailView: UIView {
  private let posterView = UIImageView()
  private let playIcon = UIImageView(image: UIImage(systemName: "play.fill"))
  private let durationLabel = UILabel()
  private let progressView = UIView()
  private let titleLabel = UILabel()

  var watched: CGFloat = 0 {
    didSet {
      progressView.snp.remakeConstraints { make in
        make.left.bottom.equalTo(posterView)
        make.height.equalTo(3)
        make.width.equalTo(posterView).multipliedBy(watched)
      }
    }
  }

  init(title: String, duration: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    durationLabel.text = duration
    titleLabel.font = .systemFont(ofSize: 20)
    durationLabel.font = .systemFont(ofSize: 10)
    [posterView, titleLabel].forEach { addSubview($0) }
    [playIcon, durationLabel].forEach { posterView.addSubview($0) }
    posterView.addSubview(progressView)

    posterView.snp.makeConstraints { make in
      make.top.left.right.equalTo(0)
      make.width.equalTo(posterView.snp.height).multipliedBy(16.0 / 9.0)
    }
    playIcon.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalToSuperview().multipliedBy(0.25).priority(.medium)
      make.size.lessThanOrEqualTo(48)
    }
    durationLabel.snp.makeConstraints { make in
      make.trailing.bottom.equalToSuperview().inset(6)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(posterView.snp.bottom).offset(8)
      make.left.equalTo(posterView)
      make.right.lessThanOrEqualTo(posterView)
      make.bottom.equalToSuperview()
    }
    watched = 0.5
    progressView.snp.makeConstraints { make in
      make.left.bottom.equalTo(posterView)
      make.height.equalTo(3)
      make.width.equalTo(posterView).multipliedBy(0.5)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] {
    [posterView.frame, playIcon.frame, durationLabel.frame, progressView.frame, titleLabel.frame]
  }
}
