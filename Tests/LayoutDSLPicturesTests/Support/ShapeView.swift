// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A view that shows the shapes it is told to, with a label if it gets one.
final class ShapeView: LayoutView, LayoutDrawable {
  private let shapes: (Rect) -> [LayoutShape]

  init(_ label: String? = nil, frame: Rect, _ shapes: @escaping (Rect) -> [LayoutShape]) {
    self.shapes = shapes
    super.init(frame: frame)
    if let label { snp.setLabel(label) }
  }

  required init?(coder: LayoutCoder) { nil }

  func shapes(in bounds: Rect) -> [LayoutShape] { shapes(bounds) }
}

/// Makes a view with a label and a frame.
func makeView(
  _ label: String?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  in superview: LayoutView? = nil
) -> LayoutView {
  let view = LayoutView(frame: Rect(x: x, y: y, width: width, height: height))
  if let label { view.snp.setLabel(label) }
  superview?.addSubview(view)
  return view
}
