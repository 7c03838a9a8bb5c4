import LayoutDSL

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

let badge = LayoutView(label: "badge")
card.addSubview(badge)
badge.snp.makeConstraints { make in
  make.trailing.equalToSuperview().inset(16)
  make.centerY.equalTo(name)
  make.size.equalTo(Size(width: 40, height: 20))
}
name.snp.remakeConstraints { make in
  make.leading.equalTo(avatar.snp.trailing).offset(12)
  make.trailing.equalTo(badge.snp.leading).offset(-8)
  make.centerY.equalTo(avatar)
  make.height.equalTo(24)
}
try card.snp.layout()
print(name.frame.width, badge.frame.minX)  // 164.0 264.0
