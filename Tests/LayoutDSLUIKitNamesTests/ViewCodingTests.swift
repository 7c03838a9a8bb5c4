// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if ViewCoding && !canImport(Darwin)
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
import Testing

/// What compiles, and runs, with the trait `ViewCoding` alone.
@Suite("ViewCoding")
struct ViewCodingTests {
  private class Card: UIView {
    let title = UIView()
    private(set) var setups = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      commonInit()
    }

    convenience init(tag: Int) {
      self.init()
      self.tag = tag
    }

    private func commonInit() {
      setups += 1
      addSubview(title)
      title.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    }
  }

  /// Neither initialiser is written: both are inherited.
  private final class DerivedCard: Card {
    var note = ""
  }

  /// What Xcode's quick fix makes of a superclass whose initialiser may fail.
  private final class Forced: UIView {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }

    required init(coder: NSCoder) {
      number = coder.decodeInteger(forKey: "number")
      // swift-format-ignore: NeverForceUnwrap
      super.init(coder: coder)!
    }

    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(number, forKey: "number")
    }
  }

  private final class Row: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      spacing = 4
    }

    required init(coder: NSCoder) {
      super.init(coder: coder)
      spacing = 4
    }
  }

  private final class Pages: UIScrollView {
    let content = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      addSubview(content)
      content.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.size.equalTo(CGSize(width: 300, height: 40))
      }
    }
  }

  private final class Column: UILayoutGuide {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init()
    }

    required init?(coder: NSCoder) {
      number = -1
      super.init(coder: coder)
    }
  }

  @Test("a view from a coder is as one with an empty frame, and lays out")
  func views() throws {
    for card in [Card(coder: NSCoder()), DerivedCard(coder: NSCoder()), Card(), Card(tag: 3)] {
      let card = try #require(card)
      #expect(card.setups == 1 && card.translatesAutoresizingMaskIntoConstraints)
      #expect(card.frame == .zero)
      card.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      try card.snp.layout()
      #expect(card.title.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
    }
    #expect(Card(tag: 3).tag == 3 && DerivedCard().note.isEmpty)
    #expect(UIView(coder: NSCoder())?.subviews.isEmpty == true)
    #expect(Forced(number: 3).number == 3 && Forced(coder: NSCoder()).number == 0)
  }

  @Test("hooks of a class of one's own are called, whichever initialiser made the view")
  func hooks() throws {
    final class Hooked: UIView {
      var calls = 0
      override func updateConstraints() {
        calls += 1
        super.updateConstraints()
      }
    }
    let view = try #require(Hooked(coder: NSCoder()))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    try view.snp.layout()
    #expect(view.calls == 1)
  }

  @Test("stack views, scroll views and guides")
  func others() throws {
    let row = Row(coder: NSCoder())
    for _ in 0..<2 {
      let view = UIView()
      view.snp.makeConstraints { $0.size.equalTo(10) }
      row.addArrangedSubview(view)
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(row)
    row.snp.makeConstraints { $0.left.top.equalToSuperview() }
    let pages = try #require(Pages(coder: NSCoder()))
    root.addSubview(pages)
    pages.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(40)
    }
    let guide = try #require(Column(coder: NSCoder()))
    #expect(guide.number == -1)
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(7)
    }
    try root.snp.layout()
    #expect(row.frame == CGRect(x: 0, y: 0, width: 24, height: 10))
    #expect(pages.frame == CGRect(x: 0, y: 60, width: 200, height: 40))
    #expect(pages.contentSize == CGSize(width: 300, height: 40))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 7, height: 7))
  }

  @Test("a view of a generic parameter can be made from a coder")
  func generic() {
    func make<V: UIView>(_ type: V.Type) -> V? { V(coder: NSCoder()) }
    #expect(make(DerivedCard.self)?.setups == 1)
  }
}
#endif
