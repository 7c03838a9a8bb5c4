import LayoutDSL

let card = Card(frame: Rect(x: 0, y: 0, width: 280, height: 80))
try card.snp.layout()
print(card.snp.textTree())
// card  0 0 280 80
//   name  16 16 140 48
//   follow  168 16 96 48
if let why = card.follow.snp.explanation(of: .width) { print(why) }
// follow.width is 96:
//   <LayoutConstraint@Card.swift#18 follow.trailing == card.trailing - 16>
//   <LayoutConstraint@Card.swift#17 follow.leading == name.trailing + 12>
//   <LayoutConstraint:name is legible@Card.swift#14 name.width >= 140>
//   with card.width == 280 (its frame)
//   <LayoutConstraint@Card.swift#13 name.leading == card.leading + 16>
