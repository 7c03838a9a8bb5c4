// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Names on the left, amounts on the right, baselines in line.
final class InvoiceTotalsView: UIView {
  private(set) var rows: [(name: UILabel, amount: UILabel)] = []

  func addRow(_ name: String, _ amount: String, emphasized: Bool = false) {
    let nameLabel = UILabel()
    let amountLabel = UILabel()
    nameLabel.text = name
    amountLabel.text = amount
    nameLabel.font = .systemFont(ofSize: 10)
    amountLabel.font = .systemFont(ofSize: emphasized ? 20 : 10)
    for label in [nameLabel, amountLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    let top = rows.last.map { $0.amount.bottomAnchor } ?? topAnchor
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      amountLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      amountLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      amountLabel.topAnchor.constraint(equalTo: top, constant: rows.isEmpty ? 0 : 4),
      nameLabel.lastBaselineAnchor.constraint(equalTo: amountLabel.lastBaselineAnchor),
    ])
    rows.append((nameLabel, amountLabel))
    bottom?.isActive = false
    bottom = bottomAnchor.constraint(equalTo: amountLabel.bottomAnchor)
    bottom?.isActive = true
  }

  private var bottom: NSLayoutConstraint?
}
