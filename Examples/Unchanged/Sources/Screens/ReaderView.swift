// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Text in the middle of a wide screen.
final class ReaderView: UIView {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let headingLabel = UILabel()
  let textLabel = UILabel()

  init() {
    super.init(frame: .zero)
    headingLabel.font = .boldSystemFont(ofSize: 40)
    textLabel.font = .systemFont(ofSize: 20)
    textLabel.numberOfLines = 0
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentView.translatesAutoresizingMaskIntoConstraints = false
    headingLabel.translatesAutoresizingMaskIntoConstraints = false
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addSubview(headingLabel)
    contentView.addSubview(textLabel)
    let readable = readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      headingLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      headingLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      headingLabel.trailingAnchor.constraint(lessThanOrEqualTo: readable.trailingAnchor),
      textLabel.firstBaselineAnchor.constraint(
        equalTo: headingLabel.lastBaselineAnchor, constant: 40),
      textLabel.leadingAnchor.constraint(equalTo: headingLabel.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
}
