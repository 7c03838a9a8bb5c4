// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view whose end is counted.
final class CountedView: LayoutView {
  /// How many views have ended.
  final class Counter {
    var ended = 0
  }

  let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    super.init(frame: .zero)
  }

  required init?(coder: LayoutCoder) { nil }

  deinit {
    counter.ended += 1
  }
}
