// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
import LayoutDSL
import LayoutDSLUIKitNames
import Testing

@Suite("UIKit's names")
struct UIKitNamesTests {
  @Test("each names the type that it should")
  func types() {
    #expect(UIView.self == LayoutView.self)
    #expect(UILayoutGuide.self == LayoutGuide.self)
    #expect(UIKeyboardLayoutGuide.self == LayoutKeyboardGuide.self)
    #expect(UIEdgeInsets.self == Insets.self)
    #expect(NSDirectionalEdgeInsets.self == DirectionalInsets.self)
    #expect(NSLayoutConstraint.self == LayoutConstraint.self)
    #expect(NSLayoutConstraint.Attribute.self == LayoutAttribute.self)
    #expect(NSLayoutConstraint.Relation.self == LayoutRelation.self)
    #expect(NSLayoutConstraint.Axis.self == Axis.self)
    #expect(NSLayoutXAxisAnchor.self == LayoutXAxisAnchor.self)
    #expect(NSLayoutYAxisAnchor.self == LayoutYAxisAnchor.self)
    #expect(NSLayoutDimension.self == LayoutDimension.self)
    #expect(NSLayoutAnchor<NSLayoutXAxisAnchor>.self == LayoutAnchor<LayoutXAxisAnchor>.self)
    #expect(UILayoutPriority.self == LayoutPriority.self)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
    var priority: UILayoutPriority = .defaultLow + 1
    priority += 4
    priority -= 2.5
    #expect(priority == UILayoutPriority(rawValue: 252.5))
    #expect(UIUserInterfaceLayoutDirection.self == LayoutDirection.self)
    #expect(UISemanticContentAttribute.self == LayoutView.SemanticContentAttribute.self)
  }

  @Test("a field above the keyboard, as apps write it")
  func keyboard() {
    let root = UIView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    root.snp.additionalSafeAreaInsets.bottom = 34
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    let guide: UIKeyboardLayoutGuide = root.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    guide.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(field.frame == Rect(x: 0, y: 432, width: 320, height: 40))
    #expect(root.keyboardLayoutGuide === guide)
  }

  @Test("a layout in UIKit's words")
  func layout() throws {
    let root = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let icon = UIView()
    let title = UIView()
    let guide = UILayoutGuide()
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.addLayoutGuide(guide)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    title.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .vertical)
    root.semanticContentAttribute = UISemanticContentAttribute.forceRightToLeft
    let width = NSLayoutConstraint(
      item: icon, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 40)
    let leading: NSLayoutXAxisAnchor = icon.leadingAnchor
    NSLayoutConstraint.activate([
      width, leading.constraint(equalTo: guide.leadingAnchor),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      icon.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    guide.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 24))
    }
    title.snp.makeConstraints { make in
      make.directionalEdges.equalTo(guide).inset(
        NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0))
    }
    try root.snp.layout()
    let direction: UIUserInterfaceLayoutDirection = root.effectiveUserInterfaceLayoutDirection
    #expect(direction == .rightToLeft)
    #expect(icon.frame == Rect(x: 136, y: 8, width: 40, height: 40))
    #expect(title.frame == Rect(x: 16, y: 8, width: 112, height: 84))
  }
}
#endif
