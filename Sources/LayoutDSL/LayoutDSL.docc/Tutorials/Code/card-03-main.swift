import LayoutDSL

let card = Card(frame: Rect(x: 0, y: 0, width: 320, height: 96))
try card.snp.layout()
print(card.snp.textTree())
// card  0 0 320 96
//   avatar  16 16 64 64
//   name  92 16 212 24
//   note  92 44 212 36
