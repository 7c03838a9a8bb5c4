// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view that writes down when its hooks are called, and does in them what a test wants.
final class HookedView: LayoutView {
  /// What happened, in order; views share one.
  final class Log {
    var lines: [String] = []

    /// The lines since the last call.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  var log: Log?
  var onUpdate: ((HookedView) -> Void)?
  var onLayout: ((HookedView) -> Void)?

  /// Done before `super.layoutSubviews()`.
  var beforeLayout: ((HookedView) -> Void)?

  convenience init(_ label: String, _ log: Log, frame: Rect = .zero) {
    self.init(frame: frame)
    self.log = log
    snp.setLabel(label)
  }

  override func updateConstraints() {
    log?.lines.append("update \(snp.label() ?? "")")
    onUpdate?(self)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    beforeLayout?(self)
    super.layoutSubviews()
    log?.lines.append("layout \(snp.label() ?? "")")
    onLayout?(self)
  }
}
