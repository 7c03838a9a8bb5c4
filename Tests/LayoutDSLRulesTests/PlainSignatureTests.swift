// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIKit's signatures as requirements of protocols, as files of anchors in blocks have them, and methods as values.
@Suite("Methods without a place in the source")
struct PlainSignatureTests {
  let root = LayoutView(label: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let view = LayoutView(label: "view")

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test("anchors conform to protocols that ask for UIKit's signatures")
  func protocols() throws {
    let start: any PlaceAnchor = view.leadingAnchor
    _ = start
    LayoutConstraint.activate([
      place(view.leadingAnchor, root.leadingAnchor, 8),
      place(view.topAnchor, root.topAnchor, 4),
      size(view.widthAnchor, root.widthAnchor, 0.5),
      view.heightAnchor.equal(10),
    ])
    try root.snp.layout()
    expect(view, at: 8, 4, 50, 10)
  }

  private func place<Anchor: PlaceAnchor>(
    _ anchor: Anchor, _ other: Anchor, _ constant: Double
  ) -> LayoutConstraint {
    anchor.constraint(equalTo: other, constant: constant)
  }

  private func size<Anchor: SizeAnchor>(
    _ anchor: Anchor, _ other: Anchor, _ multiplier: Double
  ) -> LayoutConstraint {
    anchor.constraint(equalTo: other, multiplier: multiplier)
  }

  @Test("methods are values; calls still say where they are written")
  func values() throws {
    let make: (LayoutAnchor<LayoutXAxisAnchor>, Double) -> LayoutConstraint =
      view.leadingAnchor.constraint(lessThanOrEqualTo:constant:)
    #expect(
      make(root.leadingAnchor, 3).description
        == "<LayoutConstraint view.leading <= root.leading + 3.0>")
    let equal: (LayoutAnchor<LayoutYAxisAnchor>) -> LayoutConstraint =
      view.topAnchor.constraint(equalTo:)
    #expect(equal(root.topAnchor).description == "<LayoutConstraint view.top == root.top>")
    let called = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 2)
    #expect(called.description.contains("PlainSignatureTests.swift#\(#line - 1) "))
    let fixed = view.widthAnchor.constraint(equalToConstant: 2)
    #expect(fixed.description.contains("PlainSignatureTests.swift#\(#line - 1) "))
  }

  @Test("constants are updated by way of a value")
  func updating() throws {
    var offset: Constraint?
    view.snp.makeConstraints { make in
      make.top.right.bottom.equalToSuperview()
      offset = make.left.equalToSuperview().constraint
    }
    let update = try #require(offset.map { $0.update(offset:) })
    for number in [5, 7] { _ = update(number) }
    try root.snp.layout()
    #expect(view.frame.minX == 7)
  }
}

private protocol PlaceAnchor {
  func constraint(equalTo anchor: Self, constant: Double) -> LayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self, constant: Double) -> LayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, constant: Double) -> LayoutConstraint
  func constraint(equalTo anchor: Self) -> LayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self) -> LayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self) -> LayoutConstraint
}

private protocol SizeAnchor: PlaceAnchor {
  func constraint(equalToConstant constant: Double) -> LayoutConstraint
  func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint
  func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint
  func constraint(equalTo anchor: Self, multiplier: Double) -> LayoutConstraint
  func constraint(equalTo anchor: Self, multiplier: Double, constant: Double) -> LayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, multiplier: Double) -> LayoutConstraint
  func constraint(
    lessThanOrEqualTo anchor: Self, multiplier: Double, constant: Double
  ) -> LayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self, multiplier: Double) -> LayoutConstraint
  func constraint(
    greaterThanOrEqualTo anchor: Self, multiplier: Double, constant: Double
  ) -> LayoutConstraint
}

extension SizeAnchor {
  fileprivate func equal(_ constant: Double) -> LayoutConstraint {
    constraint(equalToConstant: constant)
  }
}

extension LayoutAnchor: PlaceAnchor {}
extension LayoutDimension: SizeAnchor {}
