// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Rows that scroll sideways in a list that scrolls down.
final class GalleryListView: UIView {
  let listView = UIScrollView()
  let stackView = UIStackView()
  private(set) var rows: [UIScrollView] = []

  init(counts: [Int]) {
    super.init(frame: .zero)
    addSubview(listView)
    listView.fillSuperview()
    listView.contentInset = .init(top: 10, left: 0, bottom: 30, right: 0)
    listView.addSubview(stackView)
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.fillSuperview()
    stackView.widthAnchor.constraint(equalTo: listView.widthAnchor).isActive = true
    for count in counts {
      let row = UIScrollView()
      row.isPagingEnabled = false
      row.translatesAutoresizingMaskIntoConstraints = false
      row.heightAnchor.constraint(equalToConstant: 90).isActive = true
      let items = UIStackView(arrangedSubviews: (0..<count).map { _ in UIView() })
      items.spacing = 10
      items.isLayoutMarginsRelativeArrangement = true
      items.directionalLayoutMargins = .init(top: 5, leading: 16, bottom: 5, trailing: 16)
      row.addSubview(items)
      items.fillSuperview()
      items.heightAnchor.constraint(equalTo: row.heightAnchor).isActive = true
      items.arrangedSubviews.forEach {
        $0.widthAnchor.constraint(equalTo: $0.heightAnchor).isActive = true
      }
      stackView.addArrangedSubview(row)
      rows.append(row)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func items(in row: Int) -> [CGRect] {
    (rows[row].subviews.first as? UIStackView)?.arrangedSubviews.map(\.frame) ?? []
  }
}
