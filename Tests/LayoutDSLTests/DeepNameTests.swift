// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Names, paths and text trees stay readable however deep a tree is.
@Suite("Deep names")
struct DeepNameTests {
  private static func chain(_ depth: Int) -> [LayoutView] {
    var views = [LayoutView(frame: Rect(x: 0, y: 0, width: 9, height: 9))]
    for _ in 0..<depth {
      let view = LayoutView()
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    return views
  }

  private func name(_ view: LayoutView) -> Substring {
    "\(view.debugDescription)".dropFirst("<LayoutView:".count).prefix { $0 != " " }
  }

  @Test("sixteen places, and then what is left out is marked")
  func names() {
    let views = Self.chain(40)
    let places = String(repeating: "[0]", count: 15)
    #expect(name(views[15]) == "root" + places)
    #expect(name(views[16]) == "…[0]" + places)
    #expect(name(views[40]) == "…[0]" + places)
    views[30].snp.setLabel("card")
    withExtendedLifetime(views) {
      #expect(name(views[40]) == "card" + String(repeating: "[0]", count: 10))
    }
  }

  @Test("thirty-two names in a path, of issues and of differences")
  func paths() throws {
    let views = Self.chain(60)
    for place in [31, 32, 60] {
      views[place].snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(1).priority(0)
      }
    }
    try views[0].snp.layout()
    let paths = views[0].snp.ambiguities().map(\.path)
    let long = String(repeating: "/[0]", count: 31)
    #expect(paths[0] == "root" + long)
    #expect(paths.last == "…/[0]" + long)
    let before = views[0].snp.snapshot()
    views[60].frame.size.width = 5
    let differences = views[0].snp.snapshot().differences(from: before)
    #expect(differences.map(\.path) == ["…/[0]" + long])
  }

  @Test("a text tree says how deep a line is where it is not indented any more, and is read back")
  func textTree() throws {
    let views = Self.chain(70)
    views[0].snp.setLabel("root")
    views[64].snp.setLabel("…99 odd")
    views[66].snp.setLabel("deep")
    let lines = views[0].snp.textTree().split(separator: "\n")
    let spaces = String(repeating: "  ", count: 64)
    #expect(lines[63] == spaces.dropLast(2) + "[0]  0 0 0 0")
    #expect(lines[64] == spaces + "…64 …99 odd  0 0 0 0")
    #expect(lines[66] == spaces + "…66 deep  0 0 0 0")
    #expect(lines.count == 71)
    let snapshot = views[0].snp.snapshot()
    #expect(LayoutSnapshot(snapshot.description) == snapshot)
    try views[0].snp.expect(views[0].snp.textTree())
    let indented = snapshot.description.split(separator: "\n").map { "    \($0)" }
    #expect(LayoutSnapshot(indented.joined(separator: "\n")) == snapshot)
    // A line that should say how deep it is and does not is that of no tree.
    let broken = snapshot.description.split(separator: "\n").map { line in
      line.hasPrefix(spaces) ? spaces + "x  0 0 0 0" : String(line)
    }
    #expect(LayoutSnapshot(broken.joined(separator: "\n")) == nil)
  }
}
