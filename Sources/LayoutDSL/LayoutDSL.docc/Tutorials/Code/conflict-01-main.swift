import LayoutDSL

let card = Card(frame: Rect(x: 0, y: 0, width: 320, height: 80))
try card.snp.layout()
print(card.name.frame.width)  // 156.0

card.frame.size.width = 280
do {
  try card.snp.layout()
} catch {
  print(error)
}
// "card" is 24 pt too wide for 280
// these required constraints cannot all hold; weaken or remove one:
//   <LayoutConstraint@Card.swift#13 name.leading == card.leading + 16> asks for 16, gets 16
//   <LayoutConstraint:name is legible@Card.swift#14 name.width >= 140> asks for at least 140, gets 140
//   <LayoutConstraint@Card.swift#17 follow.leading == name.trailing + 12> asks for 168, gets 168
//   <LayoutConstraint@Card.swift#18 follow.trailing == card.trailing - 16> asks for 264, gets 264
//   <LayoutConstraint:button fits@Card.swift#19 follow.width == 120> asks for 120, gets 96 (broken)
//   with card.width == 280 (its frame)
