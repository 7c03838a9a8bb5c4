import LayoutDSL
import Testing

@testable import App

@Test(arguments: [240.0, 280, 320])
func `the name stays legible`(width: Double) throws {
  let card = Card(frame: Rect(x: 0, y: 0, width: width, height: 80))
  try card.snp.layout()
  #expect(card.name.frame.width >= 140)
}
