import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

final class Card: LayoutView, LayoutDrawable {
  let avatar = Avatar(label: "avatar")
  let name = LayoutLabel(label: "name")
  let note = LayoutLabel(label: "note")

  init(name: String, note: String, font: Font) {
    super.init(frame: .zero)
    snp.setLabel("card")
    for view in [avatar, self.name, self.note] { addSubview(view) }

    let fonts = FontStack([font])
    self.name.style = TextStyle(fonts, size: 20, color: 0x22_22_22)
    self.name.text = name
    self.note.style = TextStyle(fonts, size: 14, color: 0x66_66_66)
    self.note.text = note
    self.note.numberOfLines = 0

    avatar.snp.makeConstraints { make in
      make.size.equalTo(64)
      make.leading.top.equalToSuperview().offset(16)
      make.bottom.lessThanOrEqualToSuperview().inset(16)
    }
    self.name.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
      make.top.equalTo(avatar)
    }
    self.note.snp.makeConstraints { make in
      make.leading.trailing.equalTo(self.name)
      make.top.equalTo(self.name.snp.bottom).offset(4)
      make.bottom.lessThanOrEqualToSuperview().inset(16)
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
