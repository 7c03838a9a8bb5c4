import LayoutDSL

final class Card: LayoutView {
  let avatar = LayoutView(label: "avatar")
  let name = LayoutView(label: "name")
  let note = LayoutView(label: "note")

  override init(frame: Rect) {
    super.init(frame: frame)
    snp.setLabel("card")
    for view in [avatar, name, note] { addSubview(view) }

    avatar.snp.makeConstraints { make in
      make.size.equalTo(64)
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
    name.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
      make.top.equalTo(avatar)
      make.height.equalTo(24)
    }
    note.snp.makeConstraints { make in
      make.leading.trailing.equalTo(name)
      make.top.equalTo(name.snp.bottom).offset(4)
      make.bottom.equalTo(avatar)
    }
  }
}
