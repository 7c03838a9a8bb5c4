// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class QuoteView: UIView {
  let quote = UILabel(), author = UILabel(), mark = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    quote.numberOfLines = 0
    quote.font = .systemFont(ofSize: 20)
    author.font = .systemFont(ofSize: 10)
    mark.font = .systemFont(ofSize: 40)
    mark.text = "“"
    [mark, quote, author].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    let readable = readableContentGuide
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      mark.firstBaselineAnchor.constraint(equalTo: quote.firstBaselineAnchor),
      quote.leadingAnchor.constraint(equalTo: mark.trailingAnchor),
      quote.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      quote.topAnchor.constraint(equalTo: readable.topAnchor, constant: 20),
      author.firstBaselineAnchor.constraint(
        equalTo: quote.lastBaselineAnchor, constant: 16),
      author.trailingAnchor.constraint(equalTo: quote.trailingAnchor),
      author.leadingAnchor.constraint(greaterThanOrEqualTo: quote.leadingAnchor),
      bottomAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: author.lastBaselineAnchor, multiplier: 1),
    ])
    mark.setContentCompressionResistancePriority(.required, for: .horizontal)
    mark.setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
