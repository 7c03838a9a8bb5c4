import LayoutDSL

let card = Card(frame: Rect(x: 0, y: 0, width: 320, height: 96))
try card.snp.layout()
if let why = card.note.snp.explanation(of: .height) { print(why) }
// note.height is 36:
//   <LayoutConstraint@Card.swift#27 note.bottom == avatar.bottom>
//   <LayoutConstraint@Card.swift#26 note.top == name.bottom + 4>
//   <LayoutConstraint@Card.swift#21 name.top == avatar.top>
//   <LayoutConstraint@Card.swift#22 name.height == 24>
//   <LayoutConstraint@Card.swift#14 avatar.height == 64>
