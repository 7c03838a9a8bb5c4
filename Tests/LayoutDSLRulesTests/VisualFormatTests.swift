// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Every production of the grammar, the options and the standard gaps.
@Suite("Visual formats")
struct VisualFormatTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let a = LayoutView()
  let b = LayoutView()
  let c = LayoutView()
  var views: [String: LayoutView] { ["a": a, "b": b, "c": c] }

  init() {
    root.snp.setLabel("root")
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
      root.addSubview(view)
      view.snp.setLabel(name)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func read(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    _ metrics: [String: any VisualFormatMetric]? = nil,
    _ spacing: LayoutConstraint.StandardSpacing = .fixed
  ) throws -> [String] {
    try LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views,
      spacing: spacing
    ).map(\.text)
  }

  typealias Reading = (format: String, constraints: [String])

  static let readings: [Reading] = [
    // orientation
    ("[a]", []),
    ("H:[a(1)]", ["a.width == + 1.0"]),
    ("V:[a(1)]", ["a.height == + 1.0"]),
    // superview and connection
    ("|[a]", ["a.leading == root.leading"]),
    ("[a]|", ["root.trailing == a.trailing"]),
    ("|-[a]-|", ["a.leading == root.leading + 20.0", "root.trailing == a.trailing + 20.0"]),
    ("|-5-[a]-6.5-|", ["a.leading == root.leading + 5.0", "root.trailing == a.trailing + 6.5"]),
    ("V:|-[a]", ["a.top == root.top + 20.0"]),
    ("V:[a]-(<=3)-|", ["root.bottom <= a.bottom + 3.0"]),
    // views and connections between them
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]-0-[c]", ["b.leading == a.trailing + 8.0", "c.leading == b.trailing"]),
    ("V:[a]-m-[b]", ["b.top == a.bottom + 12.0"]),
    ("[a]-(m)-[b]", ["b.leading == a.trailing + 12.0"]),
    ("[a]->=3-[b]", ["b.leading >= a.trailing + 3.0"]),
    (
      "|->=0-[a]-<=m@p-|",
      ["a.leading >= root.leading", "root.trailing <= a.trailing + 12.0 ^600.5"]
    ),
    ("V:[a]-2.5@999-[b]", ["b.top == a.bottom + 2.5 ^999.0"]),
    ("[a]-m@9-[b]", ["b.leading == a.trailing + 12.0 ^9.0"]),
    ("[a]-(-2)-[b]", ["b.leading == a.trailing + -2.0"]),
    ("[a]-(+2)-[b]", ["b.leading == a.trailing + 2.0"]),
    (
      "[a]-(==2@1,>=m@p)-[b]",
      ["b.leading == a.trailing + 2.0 ^1.0", "b.leading >= a.trailing + 12.0 ^600.5"]
    ),
    // predicates of views
    (
      "[a(>=1,<=2@3,==m@p)]",
      ["a.width >= + 1.0", "a.width <= + 2.0 ^3.0", "a.width == + 12.0 ^600.5"]
    ),
    ("[a(b)]", ["a.width == b.width"]),
    ("V:[a(>=b@9)]", ["a.height >= b.height ^9.0"]),
    (
      "[a(==b)]-[b(<=c)]",
      ["a.width == b.width", "b.leading == a.trailing + 8.0", "b.width <= c.width"]
    ),
    ("[a(-3)]", ["a.width == + -3.0"]),
    ("[a(0@0)]", ["a.width == + 0.0 ^0.0"]),
    // numbers as strtod reads them
    ("[a(1.25)]", ["a.width == + 1.25"]),
    ("[a(.5)]", ["a.width == + 0.5"]),
    ("[a(5.)]", ["a.width == + 5.0"]),
    ("[a(1e2)]", ["a.width == + 100.0"]),
    ("[a(1.e2)]", ["a.width == + 100.0"]),
    ("[a(25E-1)]", ["a.width == + 2.5"]),
    ("[a(0x1F)]", ["a.width == + 31.0"]),
    ("[a(0x.8p1)]", ["a.width == + 1.0"]),
    ("[a]-1e1-[b]", ["b.leading == a.trailing + 10.0"]),
    ("[a(5@1e3)]", ["a.width == + 5.0"]),
    // the same view more than once
    ("[a]-[a]", ["a.leading == a.trailing + 8.0"]),
  ]

  @Test("the grammar", arguments: readings.indices)
  func grammar(number: Int) throws {
    let (format, constraints) = Self.readings[number]
    let metrics: [String: any VisualFormatMetric] = ["m": 12, "p": Float(600.5)]
    #expect(try read(format, [], metrics) == constraints)
  }

  @Test("metrics of any kind of number, and before views of the same name")
  func metrics() throws {
    let metrics: [String: any VisualFormatMetric] = ["i": 1, "u": UInt(2), "f": Float(3), "b": 4.0]
    let made = try read("[a(i,u,f,b)]", [], metrics)
    #expect(
      made == ["a.width == + 1.0", "a.width == + 2.0", "a.width == + 3.0", "a.width == + 4.0"])
    let numbers = ["m": 7]
    let plain = try LayoutConstraint.constraints(
      withVisualFormat: "[a(m)]", metrics: numbers, views: views)
    #expect(plain.map(\.constant) == [7])
  }

  @Test("constraints carry the place of the call, and guides are items too")
  func placeAndGuides() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let items: [String: any LayoutItem] = ["a": a, "g": guide]
    let line: UInt = #line + 1
    let made = try LayoutConstraint.constraints(withVisualFormat: "|-3-[g(a)][a]", views: items)
    #expect(made.allSatisfy { $0.location.line == line && !$0.isActive && $0.issue == nil })
    #expect(
      made.map(\.text) == [
        "root.guide[0].leading == root.leading + 3.0", "root.guide[0].width == a.width",
        "a.leading == root.guide[0].trailing",
      ])
  }

  @Test("alignments across the axis, neighbour by neighbour, at the end")
  func alignments() throws {
    let across: [(LayoutConstraint.FormatOptions, String)] = [
      (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
      (.alignAllFirstBaseline, "firstBaseline"), (.alignAllLastBaseline, "lastBaseline"),
      (.alignAllBaseline, "lastBaseline"),
    ]
    for (option, name) in across {
      #expect(
        try read("[a][b][c(1)]|", option) == [
          "b.leading == a.trailing", "c.leading == b.trailing", "c.width == + 1.0",
          "root.trailing == c.trailing", "a.\(name) == b.\(name)", "b.\(name) == c.\(name)",
        ])
      #expect(throws: VisualFormatError.self) { try read("V:[a][b]", option) }
    }
    let along: [(LayoutConstraint.FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ]
    for (option, name) in along {
      #expect(
        try read("V:[a][b]", option) == ["b.top == a.bottom", "a.\(name) == b.\(name)"])
      #expect(throws: VisualFormatError.self) { try read("[a][b]", option) }
      #expect(try read("[a]", option) == [])
    }
    #expect(
      try read("[a][b]", [.alignAllBottom, .alignAllTop]).suffix(2) == [
        "a.top == b.top", "a.bottom == b.bottom",
      ])
    #expect(try read("[a]", .alignAllTop) == [])
    #expect(LayoutConstraint.FormatOptions.alignmentMask.contains([.alignAllTop, .alignAllLeft]))
  }

  @Test("directions name the edges and who is said of whom")
  func directions() throws {
    let format = "|-[a]-9-[b]-|"
    #expect(
      try read(format, .directionLeftToRight) == [
        "a.left == root.left + 20.0", "b.left == a.right + 9.0", "root.right == b.right + 20.0",
      ])
    #expect(
      try read(format, .directionRightToLeft) == [
        "root.right == a.right + 20.0", "a.left == b.right + 9.0", "b.left == root.left + 20.0",
      ])
    #expect(try read(format, .directionLeadingToTrailing) == read(format))
    for option in [LayoutConstraint.FormatOptions.directionLeftToRight, .directionRightToLeft] {
      #expect(try read("V:" + format, option) == read("V:" + format))
    }
    #expect(
      try read("[a]-(>=1)-[b]", .directionRightToLeft) == ["a.left >= b.right + 1.0"])
  }

  @Test("gaps between baselines, for vertical formats, not towards the superview")
  func baselines() throws {
    #expect(
      try read("V:|-1-[a]-[b]-30-[c]-|", .spacingBaselineToBaseline) == [
        "a.top == root.top + 1.0", "b.firstBaseline == a.lastBaseline + 8.0",
        "c.firstBaseline == b.lastBaseline + 30.0", "root.bottom == c.bottom + 20.0",
      ])
    for (spacing, text) in [
      (
        LayoutConstraint.StandardSpacing.fixed,
        "b.firstBaseline == a.lastBaseline + 8.0 or more by font>"
      ),
      (.init(sibling: 9, superview: .margins), "b.firstBaseline == a.lastBaseline + 9.0>"),
    ] {
      let made = try LayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]", options: .spacingBaselineToBaseline, views: views,
        spacing: spacing)
      #expect(made.map(\.description).joined().hasSuffix(text))
    }
  }

  @Test("standard gaps: the superview's margins, 8 and 20, or numbers of one's own")
  func standardGaps() throws {
    #expect(
      try read("|-[a]-[b]-|", [], nil, .margins) == [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 8.0",
        "root.trailingMargin == b.trailing",
      ])
    #expect(
      try read("V:|-[a]-|", [], nil, .margins) == [
        "a.top == root.topMargin", "root.bottomMargin == a.bottom",
      ])
    #expect(
      try read("|-[a]-|", .directionRightToLeft, nil, .margins) == [
        "root.rightMargin == a.right", "a.left == root.leftMargin",
      ])
    #expect(
      try read("|-2-[a]|", [], nil, .margins) == [
        "a.leading == root.leading + 2.0", "root.trailing == a.trailing",
      ])
    let own = LayoutConstraint.StandardSpacing(sibling: 3, superview: .points(4))
    #expect(
      try read("|-[a]-[b]", [], nil, own) == [
        "a.leading == root.leading + 4.0", "b.leading == a.trailing + 3.0",
      ])
    let unsaid = try LayoutConstraint.constraints(withVisualFormat: "|-[a]", views: views)
    #expect(unsaid.map(\.text) == ["a.leading == root.leadingMargin"])
  }

  @Test("a page of formats, solved both ways")
  func frames() throws {
    let formats: [(String, LayoutConstraint.FormatOptions)] = [
      ("|-[a(==b)]-[b]-|", [.alignAllTop, .alignAllBottom]), ("V:|-[a(50)]-gap-[c]-|", []),
      ("|-(>=0)-[c(200@500,<=160)]-|", []),
    ]
    for (format, options) in formats {
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 30], views: views))
    }
    layOut(root)
    expect(a, at: 8, 8, 148, 50)
    expect(b, at: 164, 8, 148, 50)
    expect(c, at: 152, 88, 160, 384)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(a, at: 164, 8, 148, 50)
    expect(c, at: 8, 88, 160, 384)
  }
}
