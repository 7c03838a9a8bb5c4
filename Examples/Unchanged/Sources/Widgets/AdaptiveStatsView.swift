// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class AdaptiveStatsView: UIView {
  let chart = UIView(), legend = UIView()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []
  private var sharedConstraints: [NSLayoutConstraint] = []
  private var wasWide: Bool?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  fileprivate func setup() {
    [chart, legend].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    sharedConstraints.append(contentsOf: [
      chart.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      chart.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      legend.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      legend.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
    compactConstraints.append(contentsOf: [
      chart.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      legend.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      legend.topAnchor.constraint(equalTo: chart.bottomAnchor, constant: 10),
      chart.heightAnchor.constraint(equalTo: legend.heightAnchor, multiplier: 2),
    ])
    regularConstraints.append(contentsOf: [
      chart.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      legend.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      legend.leadingAnchor.constraint(equalTo: chart.trailingAnchor, constant: 10),
      legend.widthAnchor.constraint(equalToConstant: 90),
    ])
    NSLayoutConstraint.activate(sharedConstraints)
    layoutTrait(isWide: false)
  }

  func layoutTrait(isWide: Bool) {
    guard isWide != wasWide else { return }
    wasWide = isWide
    if isWide {
      if compactConstraints.count > 0 && compactConstraints[0].isActive {
        NSLayoutConstraint.deactivate(compactConstraints)
      }
      NSLayoutConstraint.activate(regularConstraints)
    } else {
      if regularConstraints.count > 0 && regularConstraints[0].isActive {
        NSLayoutConstraint.deactivate(regularConstraints)
      }
      NSLayoutConstraint.activate(compactConstraints)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutTrait(isWide: bounds.width > bounds.height)
  }
}
