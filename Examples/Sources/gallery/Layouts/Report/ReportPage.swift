// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A page of the report: the blocks added so far, the remaining space, and the footer.
final class ReportPage: LayoutView, LayoutDrawable {
  /// The space between the last block and the footer.
  private let remainingSpace = LayoutGuide()
  private let number = LayoutLabel("", ReportStyle.small, alignment: .right, lines: 1)
  private var last: LayoutView?

  /// Builds a page with only a footer.
  init(_ report: Report) {
    super.init(frame: ReportStyle.page)
    snp.setLabel("page")
    let rule = RuleView(ReportStyle.line)
    let name = LayoutLabel("\(report.company)  •  \(report.title)", ReportStyle.small, lines: 1)
    for view in [rule, name, number] { addSubview(view) }
    addLayoutGuide(remainingSpace)
    remainingSpace.snp.setLabel("room")
    rule.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(ReportStyle.margin)
      make.bottom.equalToSuperview().inset(44)
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(rule.snp.bottom).offset(8)
      make.leading.equalTo(rule)
    }
    number.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(name.snp.trailing).offset(12)
      make.trailing.equalTo(rule)
      make.firstBaseline.equalTo(name)
    }
    constrainRemainingSpace()
  }

  /// Adds a block below the last one, and moves the top of the remaining space below it.
  func add(_ block: LayoutView, after distance: Double = 0) {
    addSubview(block)
    block.snp.makeConstraints { make in
      make.leading.trailing.equalTo(remainingSpace)
      if let last {
        make.top.equalTo(last.snp.bottom).offset(distance)
      } else {
        make.top.equalToSuperview().inset(ReportStyle.margin)
      }
    }
    last = block
    constrainRemainingSpace()
  }

  /// Returns the height of the remaining space, after laying out the page.
  func remainingHeight() throws(LayoutError) -> Double {
    try snp.layout()
    return remainingSpace.layoutFrame.height
  }

  /// Sets the number of the page.
  func setNumber(_ index: Int, of count: Int) {
    snp.setLabel("page \(index)")
    number.text = "Page \(index) of \(count)"
  }

  func shapes(in bounds: Rect) -> [LayoutShape] { [.rectangle(bounds, LayoutPaint(fill: .white))] }

  private func constrainRemainingSpace() {
    remainingSpace.snp.remakeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(ReportStyle.margin)
      make.bottom.equalToSuperview().inset(44 + 14)
      if let last {
        make.top.equalTo(last.snp.bottom).labeled("page is full")
      } else {
        make.top.equalToSuperview().inset(ReportStyle.margin)
      }
      make.height.greaterThanOrEqualTo(0).labeled("page is full")
    }
  }
}
