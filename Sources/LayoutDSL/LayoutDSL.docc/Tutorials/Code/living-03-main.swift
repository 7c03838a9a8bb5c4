import Foundation
import LayoutDSL
import LayoutDSLPictures

let card = LayoutView(label: "card", frame: Rect(x: 0, y: 0, width: 320, height: 96))
let avatar = LayoutView(label: "avatar")
let name = LayoutView(label: "name")
for view in [avatar, name] { card.addSubview(view) }

avatar.snp.makeConstraints { make in
  make.leading.top.equalToSuperview().offset(16)
  make.size.equalTo(64)
}
name.snp.makeConstraints { make in
  make.leading.equalTo(avatar.snp.trailing).offset(12)
  make.trailing.equalToSuperview().inset(16)
  make.centerY.equalTo(avatar)
  make.height.equalTo(24)
}
try card.snp.layout()
let before = card.snp.snapshot()

avatar.snp.updateConstraints { $0.size.equalTo(48) }
card.frame.size = Size(width: 280, height: 80)
try card.snp.layout()
let after = card.snp.snapshot()
for difference in after.differences(from: before) { print(difference) }
// frame of "card" differs: expected (0, 0, 320, 96), got (0, 0, 280, 80)
// frame of "card/avatar" differs: expected (16, 16, 64, 64), got (16, 16, 48, 48)
// frame of "card/name" differs: expected (92, 36, 212, 24), got (76, 28, 188, 24)
let halfway = before.interpolated(to: after, at: 0.5, curve: .easeInOut)
print(halfway)
// card  0 0 300 88
//   avatar  16 16 56 56
//   name  84 32 200 24

let picture = LayoutPicture(from: before, to: after).svg
try picture.write(toFile: "changes.svg", atomically: true, encoding: .utf8)
