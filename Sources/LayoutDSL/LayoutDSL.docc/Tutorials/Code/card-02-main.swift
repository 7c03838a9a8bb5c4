import LayoutDSL

let card = Card(frame: Rect(x: 0, y: 0, width: 320, height: 96))
try card.snp.layout()
print(card.snp.textTree())
// card  0 0 320 96
//   avatar  0 0 0 0
//   name  0 0 0 0
//   note  0 0 0 0
