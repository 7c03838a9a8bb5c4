// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Text of square letters, 10 points each, in lines of whole letters.
final class SquareText: LayoutView {
  var letters = 0 { didSet { invalidateIntrinsicContentSize() } }
  private(set) var widths: [Double] = []

  convenience init(_ letters: Int) {
    self.init(frame: .zero)
    self.letters = letters
    snp.measure { [unowned self] width in
      widths.append(width)
      let total = Double(self.letters) * 10
      if total <= width { return Size(width: total, height: 10) }
      let perLine = max(1, (width / 10).rounded(.down))
      return Size(
        width: perLine * 10, height: (Double(self.letters) / perLine).rounded(.up) * 10)
    }
  }

  func forgetWidths() { widths = [] }
}
