// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture that keeps its shape in whatever room there is.
final class VideoStageView: UIView {
  let videoView = UIView()
  private var aspect: NSLayoutConstraint?

  var videoSize: CGSize = .zero {
    didSet {
      aspect?.isActive = false
      guard videoSize.height > 0 else { return }
      aspect = videoView.widthAnchor.constraint(
        equalTo: videoView.heightAnchor, multiplier: videoSize.width / videoSize.height)
      aspect?.isActive = true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(videoView)
    videoView.translatesAutoresizingMaskIntoConstraints = false
    let fill = [
      videoView.widthAnchor.constraint(equalTo: widthAnchor),
      videoView.heightAnchor.constraint(equalTo: heightAnchor),
    ]
    fill.forEach { $0.priority = UILayoutPriority(rawValue: 999) }
    fill[1].priority = .defaultHigh
    NSLayoutConstraint.activate(
      [
        videoView.centerXAnchor.constraint(equalTo: centerXAnchor),
        videoView.centerYAnchor.constraint(equalTo: centerYAnchor),
        videoView.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
        videoView.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
      ] + fill)
  }

  required init?(coder: NSCoder) { fatalError() }
}
