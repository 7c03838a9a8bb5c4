// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
import Testing

/// Visual formats as app files write them: no `try`, dictionaries of anything.
@Suite("Visual formats in UIKit's words")
struct VisualFormatNamesTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let icon = UIView()
  let title = UIView()

  init() {
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test("views and metrics of any type, without try")
  func anyDictionaries() throws {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let views: [String: Any] = ["icon": icon, "title": title, "guide": guide, "unused": "text"]
    let metrics: [String: Any] = [
      "pad": 8, "gap": 4.5 as CGFloat, "side": UInt8(20), "other": self,
    ]
    var all = [NSLayoutConstraint]()
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-pad-[icon(side)]-gap-[title]-pad-|", options: [], metrics: metrics,
      views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-pad-[icon(side)]", options: NSLayoutConstraint.FormatOptions(),
      metrics: metrics, views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[guide(10)][title]|", metrics: nil, views: views)
    NSLayoutConstraint.activate(all)
    try root.snp.layout()
    // 8 | icon 20 | 4.5 | title to 200 - 8
    #expect(icon.frame == CGRect(x: 8, y: 8, width: 20, height: 20))
    #expect(title.frame == CGRect(x: 32.5, y: 10, width: 159.5, height: 90))
  }

  @Test("objects, and views of one class")
  func otherDictionaries() throws {
    let objects: [String: AnyObject] = ["icon": icon]
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(p@750)-[icon(>=w)]|", options: [],
        metrics: ["p": 15, "w": 30], views: objects))
    let classed: [String: UIView] = ["icon": icon]
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-10-[icon]-10-|", options: [], metrics: nil, views: classed))
    try root.snp.layout()
    #expect(icon.frame == CGRect(x: 15, y: 10, width: 185, height: 80))
  }

  @Test("alignment along the axis does nothing where a view stands alone")
  func aloneAlongTheAxis() throws {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(m)-[f]-(m)-|", options: .alignAllLastBaseline,
        metrics: ["m": 12], views: ["f": icon])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[f]-|", options: [.alignAllLeft, .alignAllRight],
          metrics: nil, views: ["f": icon])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[v]|", options: .alignAllCenterY, metrics: nil,
          views: ["v": title]))
    title.snp.makeConstraints { $0.left.width.equalToSuperview() }
    try root.snp.layout()
    #expect(icon.frame == CGRect(x: 8, y: 12, width: 184, height: 76))
    #expect(title.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a wrong format is a mistake with file, line and caret, once, and gives nothing")
  func mistakes() throws {
    for _ in 0..<2 {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "|-[title(40]", options: [], metrics: nil,
        views: ["icon": icon, "title": title], fileID: "App/Card.swift", line: 12)
      #expect(made.isEmpty)
    }
    do {
      try root.snp.layout()
      Issue.record("nothing was thrown")
    } catch {
      let mistakes = error.problems.compactMap { problem in
        if case .mistake(let mistake) = problem { mistake } else { nil }
      }
      #expect(mistakes.map(\.kind) == [.visualFormat])
      #expect(
        mistakes.first?.description == """
          App/Card.swift:12: visual format, column 12: expected "@", "," or ")", found "]"
            |-[title(40]
                       ^
          """)
    }
    title.snp.remakeConstraints { $0.edges.equalToSuperview() }
    try root.snp.layout()
  }

  @Test("a key whose value is no view, or no number, is named")
  func wrongValues() {
    func message(_ metrics: [String: Any]?, _ views: [String: Any]) -> String {
      let view = UIView()
      let all = views.merging(["zoo": view]) { old, _ in old }
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[a(w)]", options: [], metrics: metrics, views: all)
      #expect(made.isEmpty)
      view.layoutIfNeeded()
      guard case .mistake(let mistake)? = view.snp.issues.first?.problem else { return "" }
      return mistake.message
    }
    #expect(
      message(["w": 4], ["a": "no view"])
        == """
        visual format, column 2: expected a view or a guide for "a", found a value of type String
          [a(w)]
           ^
        """)
    // Recorded at `a`, which the format names first.
    #expect(message(["w": "wide"], ["a": icon]) == "")
    root.layoutIfNeeded()
    let described = root.snp.issues.map(\.description).joined()
    #expect(described.contains("expected a number for \"w\", found a value of type String"))
  }
}
#endif
