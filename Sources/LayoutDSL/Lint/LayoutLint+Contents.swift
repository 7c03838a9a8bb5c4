// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLint {
  /// What is odd about what views say of their content: one that is as large as can be has no size of its own.
  func contents() -> [LayoutWarning] {
    shown.compactMap { view in
      if view.storedTranslation { return nil }
      let size = view.intrinsicContentSize
      let extents = [("width", size.width), ("height", size.height)]
        .filter { $0.1 == .infinity }.map(\.0)
      if extents.isEmpty { return nil }
      return LayoutWarning(
        kind: .infiniteContent, items: [view], constraints: [],
        message: "the content of \(view.itemState.title) measures an infinite "
          + "\(extents.joined(separator: " and ")), which counts as none",
        cure:
          "give back noIntrinsicMetric where there is none; the width proposed first is infinite")
    }
  }
}
