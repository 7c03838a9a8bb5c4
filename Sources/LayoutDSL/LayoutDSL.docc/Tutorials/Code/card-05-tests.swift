import LayoutDSL
import Testing

@testable import App

@Test func `a card has room for its texts`() throws {
  let card = Card(frame: Rect(x: 0, y: 0, width: 320, height: 96))
  try card.snp.expect(
    """
    card  0 0 320 96
      avatar  16 16 64 64
      name  92 16 212 24
      note  92 44 212 36
    """)
}

@Test(arguments: [200.0, 320, 1000])
func `what is wider gives the texts more room`(width: Double) throws {
  let card = Card(frame: Rect(x: 0, y: 0, width: width, height: 96))
  try card.snp.layout()
  #expect(card.name.frame.width == width - 108)
  #expect(card.snp.ambiguities().isEmpty)
}
