// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// Twelve keys in a grid, made in loops.
final class NumberPadView: UIView {
  private let columns = 3
  private let gap = 12.0
  private(set) var keys = [[UIView]]()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in 0..<4 {
      keys.append([])
      for column in 0..<columns {
        let key = UIView()
        addSubview(key)
        let above = row > 0 ? keys[row - 1][column] : nil
        let left = column > 0 ? keys[row][column - 1] : nil
        key.snp.makeConstraints { make in
          make.top.equalTo(above?.snp.bottom ?? self.snp.top).offset(above == nil ? 0 : gap)
          make.left.equalTo(left?.snp.right ?? snp.left).offset(left == nil ? 0 : gap)
          if let first = keys.first?.first, first !== key { make.size.equalTo(first) }
          if column == columns - 1 { make.right.equalToSuperview() }
          if row == 3 { make.bottom.equalToSuperview() }
        }
        keys[row].append(key)
      }
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
