// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("What scrolls")
struct ScrollTests {
  @Test("a form that fits, and one that does not")
  func form() throws {
    let short = ScrollingFormView(captions: ["Name"])
    try host(short, height: 480, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    expect(short.scrollView.frame, 0, 20, 320, 460)
    // as high as the scroll view; the button at its end, 460 - 16 - 44
    expect(short.frames[0], 0, 0, 320, 460)
    expect(short.frames[2], 16, 400, 288, 44)
    let long = ScrollingFormView(captions: (1...8).map { "Field \($0)" })
    try host(long, height: 480)
    // Fields of 66: 8 × 66 + 7 × 12 = 612; 612 + 24 + 44 + 16
    expect(long.frames[1], 0, 0, 320, 612)
    expect(long.frames[2], 16, 636, 288, 44)
    expect(long.frames[0], 0, 0, 320, 696)
    #expect(long.scrollView.contentSize == CGSize(width: 320, height: 696))
  }

  @Test("pages of pictures")
  func carousel() throws {
    let view = ImageCarouselView()
    view.images = (0..<3).map { _ in UIImage(size: CGSize(width: 50, height: 50)) }
    let root = try host(view, height: 224)
    expect(view.scrollView.frame, 0, 0, 320, 200)
    for (index, frame) in view.pageFrames.enumerated() {
      expect(frame, CGFloat(index) * 320, 0, 320, 200)
    }
    #expect(view.scrollView.contentSize == CGSize(width: 960, height: 200))
    view.show(page: 2)
    try root.snp.layout()
    #expect(view.scrollView.contentOffset == CGPoint(x: 640, y: 0))
    expect(view.pageFrames[2], 640, 0, 320, 200)
  }
}
