import LayoutDSL

final class Card: LayoutView {
  let avatar = LayoutView(label: "avatar")
  let name = LayoutView(label: "name")
  let note = LayoutView(label: "note")

  override init(frame: Rect) {
    super.init(frame: frame)
    snp.setLabel("card")
    for view in [avatar, name, note] { addSubview(view) }
  }
}
