// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
import LayoutDSL
import LayoutDSLText
import LayoutDSLTextNames
import Testing

@Suite("Labels in UIKit's words")
struct LabelNameTests {
  final class Badge: UILabel {}

  @Test("a label is made and set as a UILabel is")
  func label() throws {
    let title = UILabel(frame: .zero)
    title.style = try Resources.style(size: 17)
    title.text = "To be, or not to be"
    title.numberOfLines = 0
    title.lineBreakMode = NSLineBreakMode.byWordWrapping
    title.textAlignment = NSTextAlignment.center
    title.preferredMaxLayoutWidth = 80
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.5
    #expect(title.intrinsicContentSize.width <= 80)
    #expect(title.sizeThatFits(Size(width: 60, height: 0)).width <= 60)
    #expect(Badge().intrinsicContentSize == .zero)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
  }
}
#endif
