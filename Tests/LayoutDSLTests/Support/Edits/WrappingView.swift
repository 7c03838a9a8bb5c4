// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A text that wraps: its length in points, in lines of 10.
///
/// Further lines move its baselines, unless its frame places it: it is not measured then.
final class WrappingView: LayoutView {
  private var lines = 1.0

  var length = 0.0 { didSet { invalidateIntrinsicContentSize() } }

  override init(frame: Rect) {
    super.init(frame: frame)
    snp.measure { [weak self] width in
      guard let self else { return .zero }
      // A width that is off by rounding has the same lines.
      let lines = width > 1 ? max(1, (length / width - 1e-6).rounded(.up)) : length
      self.lines = lines
      return Size(width: length, height: 10 * lines)
    }
  }

  override var firstBaselineOffsetFromTop: Double {
    super.firstBaselineOffsetFromTop
      + (translatesAutoresizingMaskIntoConstraints ? 0 : min(lines, 4))
  }

  override var lastBaselineOffsetFromBottom: Double {
    super.lastBaselineOffsetFromBottom
      + (translatesAutoresizingMaskIntoConstraints ? 0 : lines > 2 ? 5 : 1)
  }

  required init?(coder: LayoutCoder) { nil }
}
