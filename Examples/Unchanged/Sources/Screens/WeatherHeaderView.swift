// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class WeatherHeaderView: UIView {
  let cityLabel = UILabel()
  let temperatureLabel = UILabel()
  let summaryLabel = UILabel()
  private(set) var marginChanges = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    cityLabel.font = .systemFont(ofSize: 20)
    temperatureLabel.font = .systemFont(ofSize: 40)
    summaryLabel.font = .systemFont(ofSize: 10)
    summaryLabel.numberOfLines = 0
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 24, bottom: 20, trailing: 16)
    let labels = [cityLabel, temperatureLabel, summaryLabel]
    labels.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    let margins = layoutMarginsGuide
    let readable = readableContentGuide
    NSLayoutConstraint.activate([
      cityLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      cityLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      temperatureLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: cityLabel.bottomAnchor, multiplier: 2),
      temperatureLabel.leadingAnchor.constraint(equalTo: cityLabel.leadingAnchor),
      summaryLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      summaryLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      summaryLabel.topAnchor.constraint(equalTo: temperatureLabel.lastBaselineAnchor, constant: 16),
      summaryLabel.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginChanges += 1
  }
}
