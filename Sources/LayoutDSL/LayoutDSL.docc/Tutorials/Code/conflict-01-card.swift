import LayoutDSL

final class Card: LayoutView {
  let name = LayoutView(label: "name")
  let follow = LayoutView(label: "follow")

  override init(frame: Rect) {
    super.init(frame: frame)
    snp.setLabel("card")
    for view in [name, follow] { addSubview(view) }

    name.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview().inset(16)
      make.width.greaterThanOrEqualTo(140).labeled("name is legible")
    }
    follow.snp.makeConstraints { make in
      make.leading.equalTo(name.snp.trailing).offset(12)
      make.trailing.top.bottom.equalToSuperview().inset(16)
      make.width.equalTo(120).labeled("button fits")
    }
  }
}
