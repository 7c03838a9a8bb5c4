// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A key figure with its label and its change.
final class FigureTile: LayoutView, LayoutDrawable {
  /// Builds the tile of a figure.
  init(_ figure: Report.Figure) {
    super.init(frame: .zero)
    snp.setLabel(figure.label)
    let color = figure.isGood ? ReportStyle.good : ReportStyle.bad
    let label = LayoutLabel(figure.label, ReportStyle.small, lines: 1)
    let value = LayoutLabel(figure.value, ReportStyle.figure, lines: 1)
    value.adjustsFontSizeToFitWidth = true
    value.minimumScaleFactor = 0.5
    let change = LayoutLabel(figure.change, ReportStyle.small.bold.colored(color), lines: 1)
    let note = LayoutLabel(figure.note, ReportStyle.small)
    var above: LayoutView?
    for view in [label, value, change, note] {
      addSubview(view)
      view.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(10)
        if let above {
          make.top.equalTo(above.snp.bottom).offset(above === value ? 3 : 0)
        } else {
          make.top.equalToSuperview().inset(8)
        }
      }
      above = view
    }
    // The tiles of a row are as high as the highest one.
    note.snp.makeConstraints { make in
      make.bottom.lessThanOrEqualToSuperview().inset(8)
    }
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    [.rectangle(bounds, cornerRadius: 4, LayoutPaint(fill: ReportStyle.tint))]
  }
}
