// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLint {
  /// What is odd about what views say of their content.
  func contents() -> [LayoutWarning] {
    shown.compactMap { view in
      guard !view.storedTranslation else { return nil }
      let size = view.intrinsicContentSize
      return infinite(view, size)
    }
  }

  /// Content that is as large as can be has no size of its own.
  private func infinite(_ view: LayoutView, _ size: Size) -> LayoutWarning? {
    let extents = [("width", size.width), ("height", size.height)].filter { $0.1 == .infinity }.map(
      \.0)
    if extents.isEmpty { return nil }
    let name = view.itemState.title
    return LayoutWarning(
      kind: .infiniteContent, items: [view], constraints: [],
      message: "the content of \(name) measures an infinite \(extents.joined(separator: " and ")), "
        + "which counts as none",
      cure: "give back noIntrinsicMetric where there is none; the width proposed first is infinite")
  }
}
