import LayoutDSL
import LayoutDSLText
import LayoutDSLTextFoundation

let file = "../LayoutDSL/Tests/LayoutDSLTextTests/Fonts/LiberationSans.ttf"  // or any other font
let font = try Font(contentsOfFile: file)
let card = Card(
  name: "Ada Lovelace", note: "The engine weaves algebraic patterns, as the loom weaves flowers.",
  font: font)
card.frame = Rect(x: 0, y: 0, width: 320, height: 96)
try card.snp.layout()
for line in card.note.textLayout.lines { print(line.text) }
// The engine weaves algebraic
// patterns, as the loom weaves
// flowers.
