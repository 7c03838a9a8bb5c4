// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("geometry prints as Swift writes it")
  func descriptions() {
    #expect(
      "\(Rect(x: 92, y: 28, width: 212, height: 24))"
        == "Rect(x: 92.0, y: 28.0, width: 212.0, height: 24.0)")
    #expect("\(Point(x: 1, y: 2))" == "Point(x: 1.0, y: 2.0)")
    #expect("\(Size(width: 1, height: 2))" == "Size(width: 1.0, height: 2.0)")
    #expect(
      "\(Insets(top: 1, left: 2, bottom: 3, right: 4.5))"
        == "Insets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.5)")
    #expect(
      "\(DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5))"
        == "DirectionalInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.5)")
  }
}
