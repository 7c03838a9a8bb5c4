// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLLogs
import Testing

/// Whole logs, each with the whole explanation.
///
/// `explain` of the examples writes the explanations anew.
struct ExplanationTests {
  @Test func thereAreManyLogs() {
    #expect(LogFile.all.count >= 60)
  }

  @Test(arguments: LogFile.all)
  func aLogIsExplained(_ file: LogFile) throws {
    #expect(LayoutLog(try file.log()).explanation == (try file.explanation()))
  }

  @Test func aSentenceChangesNoLetterOfAName() {
    let log = LayoutLog(
      """
      "<MASLayoutConstraint:0x1 UIView:cv.width == 5>",
      "<MASLayoutConstraint:0x2 UIView:cv.width == 6>"
      """)
    #expect(log.headlines == ["cv can't be both 5 and 6 points wide."])
  }

  /// UIKit's own bars keep their flags, and so do cells whatever is said of them.
  @Test(arguments: [
    ("UINavigationBar", true), ("_UIHostingView<App.Card>", true), ("UITableViewCell", false),
  ])
  func whatTheAppPlacesLosesItsFlag(_ name: String, _ losesIt: Bool) {
    let log = LayoutLog(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(name):0x12345.minY == 0 (active, names: '|':UIView:0x12346 )>",
      "<NSLayoutConstraint:0x2 V:|-(20)-[\(name):0x12345]   (active, names: '|':UIView:0x12346 )>"
      """)
    let advice = "AutoresizingMaskIntoConstraints of \(name.prefix { $0 != "<" })"
    #expect(log.explanation.contains(advice) == losesIt, "\(log.explanation)")
  }

  /// Neither the message nor its end is there to tell the framework, but classes are.
  @Test(arguments: [
    ("NSButton", "NSView", "AppKit"), ("Card", "NSView", "AppKit"), ("Card", "Row", "UIKit"),
    ("NSButton", "UIView", "UIKit"), ("NSKVONotifying_Card", "Row", "UIKit"),
  ])
  func classesTellTheFramework(_ inner: String, _ outer: String, _ framework: String) {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 \(inner):0x12345.width == \(outer):0x12346.width>",
      "<NSLayoutConstraint:0x2 \(inner):0x12345.width == \(outer):0x12346.width + 6>"
      """)
    #expect(log.explanation.contains("which one \(framework) broke"))
  }

  /// Without any one of its members, what is left of a set does not clash.
  @Test(arguments: LogFile.all)
  func setsAreIrreducible(_ file: LogFile) throws {
    let text = try file.log()
    for conflict in LayoutLog(text).conflicts {
      for clash in ConflictAnalysis(conflict).clashes {
        let lines = clash.members.map { conflict.constraints[$0.index].line }
        guard Set(lines).count == lines.count else { continue }
        for left in lines {
          let rest = lines.filter { $0 != left }
          let others = clashes(text, clash.interpretation, onlyLines: rest)
          #expect(others == 0, "\(file.name) without line \(left)")
        }
        #expect(clashes(text, clash.interpretation, onlyLines: lines) == 1, "\(file.name)")
      }
    }
  }

  /// How many clashes there are where the log has no constraints but those on these lines.
  private func clashes(_ text: String, _ interpretation: Interpretation, onlyLines wanted: [Int])
    -> Int
  {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isBroken = { (number: Int) in number >= 2 && lines[number - 2].contains("breaking") }
    let kept = lines.indices.map { index in
      let isConstraint = lines[index].contains("Constraint:")
      if isBroken(index + 1), wanted.contains(index + 1) == false { return "" }
      return !isConstraint || wanted.contains(index + 1) ? String(lines[index]) : ""
    }
    let conflicts = LayoutLog(kept.joined(separator: "\n")).conflicts
    let found = conflicts.first { each in each.constraints.contains { wanted.contains($0.line) } }
    return found.map { ConflictAnalysis($0, [interpretation]).clashes.count } ?? 0
  }
}
