// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A text that wraps: its length in points, in lines of 10.
final class WrappingView: LayoutView {
  var length = 0.0 { didSet { invalidateIntrinsicContentSize() } }

  override init(frame: Rect) {
    super.init(frame: frame)
    snp.measure { [weak self] width in
      let length = self?.length ?? 0
      // A width that is off by rounding has the same lines.
      let lines = width > 1 ? max(1, (length / width - 1e-6).rounded(.up)) : length
      return Size(width: length, height: 10 * lines)
    }
  }

  required init?(coder: LayoutCoder) { nil }
}
