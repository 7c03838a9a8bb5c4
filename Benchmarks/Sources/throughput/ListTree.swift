// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A list of cells with a title, a wrapping text and a badge, as an application builds it.
enum ListTree {
  /// Builds a tree, lays it out, resizes it ten times and reads its frames.
  ///
  /// - Returns: The number of frames that were read.
  static func rows(_ number: Int) -> Int {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 4000))
    var previous: LayoutView?
    for row in 0..<50 {
      let cell = makeCell(number + row)
      root.addSubview(cell)
      cell.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(16)
        if let previous {
          make.top.equalTo(previous.snp.bottom).offset(8)
        } else {
          make.top.equalToSuperview()
        }
        make.height.equalTo(0).priority(.low)
      }
      previous = cell
    }
    root.layoutIfNeeded()
    for step in 1...10 {
      root.frame = Rect(x: 0, y: 0, width: Double(320 + 4 * step), height: 4000)
      root.layoutIfNeeded()
    }
    return root.snp.snapshot().entries.count
  }

  private static func makeCell(_ number: Int) -> LayoutView {
    let (cell, title, text, badge) = (LayoutView(), LayoutView(), LayoutView(), LayoutView())
    for view in [title, text, badge] { cell.addSubview(view) }
    let length = Double(300 + number % 7 * 90)
    text.snp.measure { Size(width: length, height: 16 * max(1, (length / $0).rounded(.up))) }
    badge.snp.makeConstraints { make in
      make.size.equalTo(24)
      make.top.trailing.equalToSuperview().inset(8)
    }
    title.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(8)
      make.trailing.lessThanOrEqualTo(badge.snp.leading).offset(-8)
      make.height.equalTo(20)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(4)
      make.leading.trailing.equalToSuperview().inset(8)
      make.bottom.lessThanOrEqualToSuperview().inset(8)
    }
    return cell
  }
}
