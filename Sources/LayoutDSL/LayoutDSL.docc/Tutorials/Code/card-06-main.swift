import Foundation
import LayoutDSL
import LayoutDSLPictures

let card = Card(frame: Rect(x: 0, y: 0, width: 320, height: 96))
try card.snp.layout()
let diagram = LayoutPicture(of: card).svg
try diagram.write(toFile: "diagram.svg", atomically: true, encoding: .utf8)
