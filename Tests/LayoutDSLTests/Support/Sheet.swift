// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// A root and views by name, said in a line, and frames said in lines.
///
/// `Sheet(320, 100, "icon 24x24, card, card/title 120x20, card/body 30 letters, bar row")` makes a
/// root with an icon of that size, a card with a title and a text in it, and a stack view. `-` is no
/// size. What is in a stack view is arranged.
@dynamicMemberLookup
final class Sheet {
  let root: LayoutView
  private var views: [String: LayoutView] = [:]
  private var guides: [String: LayoutGuide] = [:]

  init(_ width: Double, _ height: Double, _ views: String) {
    root = makeRoot(width, height)
    for entry in views.split(separator: ",") {
      let words = entry.split(separator: " ").map(String.init)
      var path = words[0].split(separator: "/").map(String.init)
      let name = path.removeLast()
      let view = Self.makeView(words.dropFirst())
      view.snp.setLabel(name)
      let superview = path.last.flatMap { self.views[$0] } ?? root
      if let stack = superview as? LayoutStackView {
        stack.addArrangedSubview(view)
      } else {
        superview.addSubview(view)
      }
      self.views[name] = view
    }
  }

  private static func makeView(_ words: ArraySlice<String>) -> LayoutView {
    guard let word = words.first else { return LayoutView() }
    if words.last == "letters" { return SquareText(Int(word) ?? 0) }
    if word == "row" || word == "column" {
      let stack = LayoutStackView()
      stack.axis = word == "row" ? .horizontal : .vertical
      return stack
    }
    let sides = word.split(separator: "x").map { Double($0) }
    return SizedView(sides[0], sides[1])
  }

  subscript(dynamicMember name: String) -> LayoutView { self[name] }

  subscript(_ name: String) -> LayoutView {
    guard let view = views[name] else {
      Issue.record("there is no view \(name)")
      return LayoutView()
    }
    return view
  }

  /// The stack view of that name.
  func stack(_ name: String) -> LayoutStackView {
    guard let stack = views[name] as? LayoutStackView else {
      Issue.record("there is no stack view \(name)")
      return LayoutStackView()
    }
    return stack
  }

  /// A guide of that name in the root, made now if there was none.
  func guide(_ name: String) -> LayoutGuide {
    if let guide = guides[name] { return guide }
    let guide = LayoutGuide()
    guide.snp.setLabel(name)
    root.addLayoutGuide(guide)
    guides[name] = guide
    return guide
  }

  func resize(_ width: Double, _ height: Double) {
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
  }

  /// Lays out and compares with lines `name x y width height // arithmetic`.
  ///
  /// Nothing may be open: a frame that is right by chance shows nothing.
  func shows(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
    layOut(root, sourceLocation: sourceLocation)
    for line in lines.split(separator: "\n") {
      let words = line.prefix { $0 != "/" }.split(separator: " ")
      guard let name = words.first.map(String.init) else { continue }
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard words.count == 5, numbers.count == 4 else {
        Issue.record("not a frame: \(line)", sourceLocation: sourceLocation)
        continue
      }
      let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      if let view = views[name] {
        expect(view, at: x, y, width, height, sourceLocation: sourceLocation)
      } else {
        expect(guide(name), at: x, y, width, height, sourceLocation: sourceLocation)
      }
    }
    let open = root.snp.ambiguities()
    #expect(open.isEmpty, "\(open)", sourceLocation: sourceLocation)
  }
}
