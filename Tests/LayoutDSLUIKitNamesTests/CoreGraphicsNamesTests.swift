// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
import Testing

/// A view as UIKit code has it, with what every subclass of UIView says.
private final class Badge: UIView {
  var inset: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("no archive") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 20 + 2 * inset)
  }
}

@Suite("CoreGraphics' names without Foundation")
struct CoreGraphicsNamesTests {
  @Test("each names the type that it should")
  func types() {
    #expect(CGFloat.self == Double.self)
    #expect(CGPoint.self == Point.self)
    #expect(CGSize.self == Size.self)
    #expect(CGRect.self == Rect.self)
  }

  @Test("what equals what, in CoreGraphics' words")
  func comparison() {
    let point = CGPoint(x: 1, y: 2), size = CGSize(width: 3, height: 4)
    #expect(point.equalTo(CGPoint(x: 1, y: 2)) && !point.equalTo(.zero))
    #expect(size.equalTo(CGSize(width: 3, height: 4)) && !size.equalTo(.zero))
    let rect = CGRect(origin: point, size: size)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
    #expect(!rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))
    #expect(CGRect.null.equalTo(.null) && !CGRect.null.equalTo(.zero))
  }

  @Test("a subclass that overrides UIKit's initialiser and content size")
  func subclass() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge()
    root.addSubview(badge)
    badge.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalToSuperview().offset(CGPoint(x: 0, y: 10).y)
    }
    try root.snp.layout()
    #expect(badge.frame == CGRect(x: 0, y: 10, width: 100, height: 32))
    #expect(badge.layoutMargins.left == 6)
  }
}
#endif
