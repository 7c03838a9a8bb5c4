import LayoutDSL

let card = LayoutView(label: "card", frame: Rect(x: 0, y: 0, width: 320, height: 96))
let avatar = LayoutView(label: "avatar")
let name = LayoutView(label: "name")
for view in [avatar, name] { card.addSubview(view) }

var gap: Constraint?
avatar.snp.makeConstraints { make in
  make.leading.top.equalToSuperview().offset(16)
  make.size.equalTo(64)
}
name.snp.makeConstraints { make in
  gap = make.leading.equalTo(avatar.snp.trailing).offset(12).constraint
  make.trailing.equalToSuperview().inset(16)
  make.centerY.equalTo(avatar)
  make.height.equalTo(24)
}
try card.snp.layout()
print(name.frame)  // Rect(x: 92.0, y: 36.0, width: 212.0, height: 24.0)

gap?.update(offset: 24)
try card.snp.layout()
print(name.frame)  // Rect(x: 104.0, y: 36.0, width: 200.0, height: 24.0)
