import LayoutDSL
import LayoutDSLText
import LayoutDSLTextFoundation

let file = "../LayoutDSL/Tests/LayoutDSLTextTests/Fonts/LiberationSans.ttf"  // or any other font
let font = try Font(contentsOfFile: file)
let card = Card(
  name: "Ada Lovelace", note: "The engine weaves algebraic patterns, as the loom weaves flowers.",
  font: font)
for width in [200.0, 320, 480] {
  let size = card.systemLayoutSizeFitting(
    Size(width: width, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  print(size)
}
// Size(width: 200.0, height: 171.6884765625)
// Size(width: 320.0, height: 107.2939453125)
// Size(width: 480.0, height: 96.0)
