// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(UIKit) && !canImport(AppKit)
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
import Testing

/// What UIKit lets subclasses override, overridden: layout goes by it.
@Suite("Overriding")
struct OverridingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("layout margins, with and without super, below a safe area")
  func layoutMargins() throws {
    final class Fixed: UIView {
      override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set {}
      }
    }
    final class Wider: UIView {
      override var layoutMargins: UIEdgeInsets {
        get {
          var margins = super.layoutMargins
          margins.left += 10
          return margins
        }
        set { super.layoutMargins = newValue }
      }
    }
    let fixed = Fixed()
    let wider = Wider()
    let inner = UIView()
    let text = UIView()
    root.snp.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    for view in [fixed, wider] {
      root.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    fixed.addSubview(inner)
    wider.addSubview(text)
    inner.snp.makeConstraints { $0.edges.equalTo(fixed.layoutMarginsGuide) }
    text.snp.makeConstraints { make in
      make.edges.equalTo(wider.snp.margins)
    }
    try root.snp.layout()
    // 200 - 2 - 4; 100 - 1 - 3.
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    // Left 8 + 10, top 8 + 20, right and bottom 8.
    #expect(text.frame == CGRect(x: 18, y: 28, width: 174, height: 64))
    #expect(wider.layoutMargins == UIEdgeInsets(top: 28, left: 18, bottom: 8, right: 8))
    #expect(wider.directionalLayoutMargins.leading == 18)

    wider.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    try root.snp.layout()
    // Left 5 + 10, top 0 + 20.
    #expect(text.frame == CGRect(x: 15, y: 20, width: 185, height: 80))
  }

  @Test("directional layout margins follow the direction")
  func directionalLayoutMargins() throws {
    final class Card: UIView {
      override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10) }
        set {}
      }
    }
    let card = Card()
    let inner = UIView()
    root.addSubview(card)
    card.addSubview(inner)
    card.snp.makeConstraints { $0.edges.equalToSuperview() }
    inner.snp.makeConstraints { $0.edges.equalTo(card.layoutMarginsGuide) }
    try root.snp.layout()
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 160, height: 100))
    root.semanticContentAttribute = .forceRightToLeft
    try root.snp.layout()
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 160, height: 100))
  }

  @Test("safe area insets reach what is below, and margins")
  func safeAreaInsets() throws {
    final class Notched: UIView {
      var notch: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: notch, left: 0, bottom: 0, right: 0)
      }
    }
    let notched = Notched()
    let middle = UIView()
    let inner = UIView()
    let text = UIView()
    root.addSubview(notched)
    notched.addSubview(middle)
    middle.addSubview(inner)
    middle.addSubview(text)
    notched.snp.makeConstraints { $0.edges.equalToSuperview() }
    middle.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.top.equalToSuperview().offset(15)
    }
    inner.snp.makeConstraints { $0.edges.equalTo(middle.safeAreaLayoutGuide) }
    text.snp.makeConstraints { $0.edges.equalTo(middle.layoutMarginsGuide) }
    try root.snp.layout()
    // 40 - 15 are left in the middle, which is 85 high.
    #expect(inner.frame == CGRect(x: 0, y: 25, width: 200, height: 60))
    // 25 + 8; 85 - 33 - 8.
    #expect(text.frame == CGRect(x: 8, y: 33, width: 184, height: 44))
    notched.notch = 20
    try root.snp.layout()
    #expect(inner.frame == CGRect(x: 0, y: 5, width: 200, height: 80))
  }

  @Test("the semantic content attribute")
  func semanticContentAttribute() throws {
    final class Mirrored: UIView {
      override var semanticContentAttribute: UISemanticContentAttribute {
        get { .forceRightToLeft }
        set {}
      }
    }
    let mirrored = Mirrored()
    let between = UIView()
    let inner = UIView()
    root.addSubview(mirrored)
    mirrored.addSubview(between)
    between.addSubview(inner)
    for view in [mirrored, between] { view.snp.makeConstraints { $0.edges.equalToSuperview() } }
    inner.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.width.equalTo(50)
    }
    try root.snp.layout()
    // From the right: 200 - 50.
    #expect(inner.frame == CGRect(x: 150, y: 0, width: 50, height: 100))
    #expect(between.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("alignment rectangles, of fixed insets and of a share of the frame")
  func alignment() throws {
    final class Shadowed: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(
          x: frame.minX + 5, y: frame.minY, width: frame.width - 10, height: frame.height - 5)
      }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        CGRect(x: rect.minX - 5, y: rect.minY, width: rect.width + 10, height: rect.height + 5)
      }
    }
    final class Scaled: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(
          x: frame.minX + frame.width * 0.125, y: frame.minY, width: frame.width * 0.75,
          height: frame.height)
      }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        CGRect(
          x: rect.minX - rect.width / 6, y: rect.minY, width: rect.width / 0.75,
          height: rect.height)
      }
    }
    let shadowed = Shadowed()
    let scaled = Scaled()
    let inner = UIView()
    root.addSubview(shadowed)
    root.addSubview(scaled)
    scaled.addSubview(inner)
    shadowed.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.size.equalTo(CGSize(width: 60, height: 30))
    }
    scaled.snp.makeConstraints { make in
      make.left.equalTo(shadowed.snp.right)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(60)
    }
    inner.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.bottom.equalToSuperview()
      make.width.equalTo(10)
    }
    try root.snp.layout()
    // The alignment rectangle is 20, 20, 60, 30.
    #expect(shadowed.frame == CGRect(x: 15, y: 20, width: 70, height: 35))
    // The alignment rectangle begins at 80 and is 60 wide: 60 / 0.75 = 80, of which 10 on either side.
    #expect(scaled.frame == CGRect(x: 70, y: 0, width: 80, height: 100))
    // The superview's left is that of its alignment rectangle, 10 inside.
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 10, height: 100))
  }

  @Test("hugging and resistance")
  func priorities() throws {
    final class Tight: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
      override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .required
      }
      override func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
      ) -> UILayoutPriority {
        axis == .vertical ? .defaultLow : super.contentCompressionResistancePriority(for: axis)
      }
    }
    final class Loose: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
    }
    let tight = Tight()
    let loose = Loose()
    for view in [tight, loose] {
      root.addSubview(view)
      view.snp.makeConstraints { $0.top.equalToSuperview() }
    }
    tight.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.height.equalTo(5).priority(600)
    }
    loose.snp.makeConstraints { make in
      make.left.equalTo(tight.snp.right)
      make.right.equalToSuperview()
      make.height.equalTo(5).priority(600)
    }
    try root.snp.layout()
    // 60 stay 60, the other takes 200 - 60; 600 beats 250 and loses against 750.
    #expect(tight.frame == CGRect(x: 0, y: 0, width: 60, height: 5))
    #expect(loose.frame == CGRect(x: 60, y: 0, width: 140, height: 20))
  }

  @Test("translation, content size and both forms of fitting sizes")
  func otherGetters() throws {
    final class Badge: UIView {
      override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { false }
        set {}
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
    }
    final class Cell: UIView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: withHorizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
        size.height = max(size.height, 44)
        return size
      }
    }
    let badge = Badge()
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      badge.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try root.snp.layout()
    #expect(badge.frame == CGRect(x: 7, y: 0, width: 30, height: 10))
    let cell = Cell()
    let line = UIView()
    cell.addSubview(line)
    line.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(20)
    }
    // Of 20 × 20 the height is made 44, also by way of the form with a size alone.
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 20, height: 44))
  }

  @Test("hooks of the hierarchy and of windows")
  func hooks() throws {
    final class Player: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        log.append("will \(newSuperview == nil ? "leave" : "join")")
      }
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        log.append("did \(superview == nil ? "leave" : "join")")
      }
      override func willMove(toWindow newWindow: UIView?) {
        super.willMove(toWindow: newWindow)
        log.append("window \(newWindow == nil ? "none" : "some")")
      }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        log.append("in \(window == nil ? "none" : "some")")
        guard window != nil, subviews.isEmpty else { return }
        let bar = UIView()
        addSubview(bar)
        bar.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
      }
      override func updateConstraints() {
        log.append("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    let player = Player()
    let holder = UIView()
    holder.addSubview(player)
    root.addSubview(holder)
    holder.snp.makeConstraints { $0.edges.equalToSuperview() }
    player.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(player.log == ["will join", "did join"])
    player.log = []
    try root.snp.layout()
    #expect(player.log == ["window some", "in some", "update", "layout"])
    #expect(player.subviews.first?.frame == CGRect(x: 5, y: 5, width: 190, height: 90))
    player.log = []
    player.setNeedsUpdateConstraints()
    try root.snp.layout()
    #expect(player.log == ["update"])

    player.log = []
    holder.removeFromSuperview()
    #expect(player.log == ["window none", "in some"])
    player.log = []
    player.removeFromSuperview()
    #expect(player.log == ["will leave", "did leave"])
    root.addSubview(holder)
    holder.addSubview(player)
    player.log = []
    root.layoutIfNeeded()
    #expect(player.log.prefix(2) == ["window some", "in some"])
    player.log = []
    root.addSubview(player)
    root.layoutIfNeeded()
    #expect(!player.log.contains("in some"))
  }

  @Test("views may be asked for points, sizes and subviews by overridden methods")
  func others() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 3) }
      override var subviews: [UIView] { super.subviews.filter { !$0.isHidden } }
      override var superview: UIView? { super.superview }
      override var constraints: [NSLayoutConstraint] { super.constraints }
    }
    let wide = Wide(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let hidden = UIView()
    hidden.isHidden = true
    wide.addSubview(hidden)
    #expect(wide.point(inside: CGPoint(x: -5, y: 5), with: nil))
    #expect(wide.sizeThatFits(CGSize(width: 8, height: 8)) == CGSize(width: 8, height: 3))
    #expect(wide.subviews.isEmpty && hidden.superview === wide)
  }

  @Test("guides may be subclassed")
  func guide() throws {
    final class Column: UILayoutGuide {
      let number: Int
      init(_ number: Int) {
        self.number = number
        super.init()
        identifier = "column \(number)"
      }

      required init?(coder: LayoutCoder) { nil }
    }
    final class Spacer: UILayoutGuide {
      var flexibility = 1.0
    }
    let column = Column(3)
    let spacer = Spacer()
    root.addLayoutGuide(column)
    root.addLayoutGuide(spacer)
    column.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.25)
    }
    spacer.snp.makeConstraints { make in
      make.top.bottom.right.equalToSuperview()
      make.left.equalTo(column.snp.right)
    }
    try root.snp.layout()
    #expect(column.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(spacer.layoutFrame == CGRect(x: 50, y: 0, width: 150, height: 100))
  }
}

/// The initialisers that view classes have: only those that call `super.init(coder:)` do not compile, see
/// record 0503.
@Suite("Initialisers")
struct InitialiserFormTests {
  private class Base: UIView {
    let inset: CGFloat
    init(inset: CGFloat) {
      self.inset = inset
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Derived: Base {
    override init(inset: CGFloat) { super.init(inset: inset + 1) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Convenient: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    convenience init(title: String) {
      self.init(frame: .zero)
      accessibilityTitle = title
    }
    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) { fatalError() }
    var accessibilityTitle = ""
  }

  @Test("each makes a view")
  func make() {
    #expect(Derived(inset: 4).inset == 5)
    #expect(Convenient().frame == .zero)
    #expect(Convenient(title: "x").accessibilityTitle == "x")
    #expect(Convenient(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }
}
#endif
