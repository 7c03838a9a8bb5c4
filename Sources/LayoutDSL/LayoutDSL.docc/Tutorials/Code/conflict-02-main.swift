import Foundation
import LayoutDSL
import LayoutDSLPictures

let card = Card(frame: Rect(x: 0, y: 0, width: 280, height: 80))
do {
  try card.snp.layout()
} catch {
  card.layoutIfNeeded()  // breaks what it must
  let page = LayoutInspector(of: card, error: error).html
  try page.write(toFile: "card.html", atomically: true, encoding: .utf8)

  var options = LayoutPicture.Options.diagram
  options.marks = .problems
  let picture = LayoutPicture(of: card, options).svg
  try picture.write(toFile: "clash.svg", atomically: true, encoding: .utf8)
}
