import LayoutDSL
import LayoutDSLPictures

final class Card: LayoutView, LayoutDrawable {
  let avatar = Avatar(label: "avatar")
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

  func shapes(in bounds: Rect) -> [LayoutShape] {
    [.rectangle(bounds, cornerRadius: 12, LayoutPaint(fill: LayoutColor(0xF2_EE_E6)))]
  }
}

final class Avatar: LayoutView, LayoutDrawable {
  func shapes(in bounds: Rect) -> [LayoutShape] {
    [.ellipse(bounds, LayoutPaint(fill: LayoutColor(0x1F_6F_8B)))]
  }
}
