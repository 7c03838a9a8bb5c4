// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Lays out the tree of `view` and fails with everything that is wrong with it.
func layOut(_ view: LayoutView, sourceLocation: SourceLocation = #_sourceLocation) {
  do {
    try view.snp.layout()
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// Compares a frame within 1e-9.
func expect(
  _ view: LayoutView, at x: Double, _ y: Double, _ width: Double, _ height: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  compare(
    view.frame, Rect(x: x, y: y, width: width, height: height),
    view.snp.label() ?? "view", sourceLocation)
}

/// Compares a guide's frame within 1e-9.
func expect(
  _ guide: LayoutGuide, at x: Double, _ y: Double, _ width: Double, _ height: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  compare(
    guide.layoutFrame, Rect(x: x, y: y, width: width, height: height),
    guide.snp.label() ?? "guide", sourceLocation)
}

private func compare(
  _ got: Rect, _ expected: Rect, _ name: String, _ sourceLocation: SourceLocation
) {
  #expect(
    got.isClose(to: expected), "frame of \"\(name)\" differs: expected \(expected), got \(got)",
    sourceLocation: sourceLocation)
}

/// A root of the given size with labelled, empty subviews.
func makeRoot(_ width: Double, _ height: Double, _ views: LayoutView...) -> LayoutView {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: width, height: height))
  root.snp.setLabel("root")
  for (number, view) in views.enumerated() {
    if view.snp.label() == nil { view.snp.setLabel(String(UnicodeScalar(UInt8(97 + number)))) }
    root.addSubview(view)
  }
  return root
}

/// Adds views to another one, each below the one before, with what `make` says of each.
func addColumn(
  _ views: [LayoutView], to superview: LayoutView, _ make: (ConstraintMaker) -> Void
) {
  var last: LayoutView?
  for view in views {
    superview.addSubview(view)
    view.snp.makeConstraints {
      make($0)
      if let last { $0.top.equalTo(last.snp.bottom) } else { $0.top.equalToSuperview() }
    }
    last = view
  }
}
