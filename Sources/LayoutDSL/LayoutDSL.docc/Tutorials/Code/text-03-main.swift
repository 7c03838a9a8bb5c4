import Foundation
import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText
import LayoutDSLTextFoundation

let file = "../LayoutDSL/Tests/LayoutDSLTextTests/Fonts/LiberationSans.ttf"  // or any other font
let font = try Font(contentsOfFile: file)
let card = Card(
  name: "Ada Lovelace", note: "The engine weaves algebraic patterns, as the loom weaves flowers.",
  font: font)
card.frame.size = card.systemLayoutSizeFitting(
  Size(width: 240, height: 0), withHorizontalFittingPriority: .required,
  verticalFittingPriority: .fittingSizeLevel)
try card.snp.layout()
let drawing = LayoutPicture(of: card, .drawing).svg
try drawing.write(toFile: "card.svg", atomically: true, encoding: .utf8)
