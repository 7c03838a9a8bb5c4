// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class StatView: UIStackView {
  let valueLabel = UILabel()
  let captionLabel = UILabel()

  convenience init(value: Int, caption: String) {
    self.init(frame: .zero)
    valueLabel.text = "\(value)"
    captionLabel.text = caption
    valueLabel.font = .boldSystemFont(ofSize: 20)
    captionLabel.font = .systemFont(ofSize: 10)
    axis = .vertical
    alignment = .center
    addArrangedSubview(valueLabel)
    addArrangedSubview(captionLabel)
  }
}

final class StatsDashboardView: UIView {
  let rows: UIStackView

  init(stats: [(Int, String)], columns: Int) {
    rows = UIStackView()
    super.init(frame: .zero)
    rows.axis = .vertical
    rows.spacing = 10
    rows.distribution = .fillEqually
    var iterator = stats.makeIterator()
    var done = false
    while !done {
      let row = UIStackView()
      row.distribution = .fillEqually
      row.alignment = .top
      row.spacing = 10
      for _ in 0..<columns {
        guard let (value, caption) = iterator.next() else {
          done = true
          break
        }
        row.addArrangedSubview(StatView(value: value, caption: caption))
      }
      if row.arrangedSubviews.isEmpty { break }
      while row.arrangedSubviews.count < columns { row.addArrangedSubview(UIView()) }
      rows.addArrangedSubview(row)
    }
    addSubview(rows)
    rows.translatesAutoresizingMaskIntoConstraints = false
    let guide = safeAreaLayoutGuide
    rows.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10).isActive = true
    rows.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10).isActive = true
    guide.trailingAnchor.constraint(equalTo: rows.trailingAnchor, constant: 10).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
