// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A list of cells, each with an icon, a title and a detail that wraps.
final class CellTree {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 2000))
  private(set) var cells: [LayoutView] = []

  /// A width of the icon of each cell.
  private(set) var icons: [Constraint] = []

  init(_ count: Int) {
    root.snp.setLabel("root")
    for _ in 0..<count { append() }
  }

  func append() {
    let cell = LayoutView()
    let icon = LayoutView()
    let title = SizedView(90, 20)
    let detail = LayoutView()
    detail.snp.measure { Size(width: 400, height: 15 * max(1, (400 / $0).rounded(.up))) }
    root.addSubview(cell)
    for view in [icon, title, detail] { cell.addSubview(view) }
    icon.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(8)
      make.height.equalTo(icon.snp.width)
      make.width.equalTo(12).priority(.medium)
      icons.append(make.width.equalTo(30).constraint)
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(icon.snp.trailing).offset(8)
      make.top.equalTo(cell.snp.topMargin)
      make.trailing.lessThanOrEqualToSuperview().inset(8)
    }
    detail.snp.makeConstraints { make in
      make.leading.equalTo(title)
      make.trailing.equalToSuperview().inset(8)
      make.top.equalTo(title.snp.bottom).offset(4)
      make.bottom.lessThanOrEqualToSuperview().inset(8)
    }
    place(cell, below: cells.last)
    cells.append(cell)
  }

  private func place(_ cell: LayoutView, below previous: LayoutView?) {
    cell.snp.remakeConstraints { make in
      make.leading.trailing.equalToSuperview()
      if let previous {
        make.top.equalTo(previous.snp.bottom)
      } else {
        make.top.equalToSuperview()
      }
      make.height.greaterThanOrEqualTo(46)
      make.height.equalTo(0).priority(.low)
    }
  }

  func remove(_ index: Int) {
    cells.remove(at: index).removeFromSuperview()
    icons.remove(at: index)
    if index < cells.count {
      place(cells[index], below: index == 0 ? nil : cells[index - 1])
    }
  }
}
