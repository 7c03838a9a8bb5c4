import LayoutDSL
import LayoutDSLText
import LayoutDSLTextFoundation
import Testing

@testable import App

@Test func `a longer note makes a higher card`() throws {
  let file = "../LayoutDSL/Tests/LayoutDSLTextTests/Fonts/LiberationSans.ttf"
  let font = try Font(contentsOfFile: file)
  let heights = ["Short.", String(repeating: "Long and longer. ", count: 12)].map { note in
    Card(name: "Ada", note: note, font: font).systemLayoutSizeFitting(
      Size(width: 240, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
  #expect(heights[0] == 96)
  #expect(heights[1] > 96)
}
