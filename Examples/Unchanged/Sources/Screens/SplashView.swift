// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A logo at a third of the height, held by guides as spacers.
final class SplashView: UIView {
  private let logoView = UIImageView(image: UIImage(size: CGSize(width: 100, height: 50)))
  private let spinner = UIActivityIndicatorView()
  private let topSpacer = UILayoutGuide()
  private let bottomSpacer = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(topSpacer)
    addLayoutGuide(bottomSpacer)
    topSpacer.identifier = "top spacer"
    addSubview(logoView)
    addSubview(spinner)
    logoView.translatesAutoresizingMaskIntoConstraints = false
    spinner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topSpacer.topAnchor.constraint(equalTo: topAnchor),
      logoView.topAnchor.constraint(equalTo: topSpacer.bottomAnchor),
      bottomSpacer.topAnchor.constraint(equalTo: logoView.bottomAnchor),
      bottomSpacer.bottomAnchor.constraint(equalTo: bottomAnchor),
      bottomSpacer.heightAnchor.constraint(equalTo: topSpacer.heightAnchor, multiplier: 2),
      logoView.centerXAnchor.constraint(equalTo: centerXAnchor),
      spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: bottomSpacer.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { [logoView.frame, spinner.frame, topSpacer.layoutFrame] }
}
