// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class MapCalloutView: UIView {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let detailButton = UIButton(type: .custom)

  private enum Metrics {
    static let padding: CGFloat = 10
    static let maximumWidth: CGFloat = 200
    static let button = CGSize(width: 44, height: 44)
  }

  convenience init(title: String, subtitle: String?) {
    self.init(frame: .zero)
    titleLabel.text = title
    subtitleLabel.text = subtitle
    subtitleLabel.isHidden = subtitle == nil
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 20)
    subtitleLabel.font = .systemFont(ofSize: 10)
    translatesAutoresizingMaskIntoConstraints = false
    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    texts.axis = NSLayoutConstraint.Axis.vertical
    texts.translatesAutoresizingMaskIntoConstraints = false
    detailButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(texts)
    addSubview(detailButton)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.maximumWidth),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.padding),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Metrics.padding),
      detailButton.leadingAnchor.constraint(
        equalTo: texts.trailingAnchor, constant: Metrics.padding),
      detailButton.trailingAnchor.constraint(equalTo: trailingAnchor),
      detailButton.topAnchor.constraint(equalTo: topAnchor),
      detailButton.bottomAnchor.constraint(equalTo: bottomAnchor),
      detailButton.widthAnchor.constraint(equalToConstant: Metrics.button.width),
      detailButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.button.height),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let superview = superview else { return }
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      bottomAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
  }
}
