import Foundation
import LayoutDSL
import LayoutDSLPictures

let card = Card(frame: Rect(x: 0, y: 0, width: 320, height: 96))
try card.snp.layout()
let drawing = LayoutPicture(of: card, .drawing).svg
try drawing.write(toFile: "card.svg", atomically: true, encoding: .utf8)
