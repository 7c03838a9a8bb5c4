// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The list of a tree's problems below its picture.
struct Legend {
  /// A line and its colour.
  struct Line {
    /// The number of a conflicting constraint, as in the picture; nil for other lines.
    var number: String?
    /// The text of the line.
    var text: String
    /// The colour of the line.
    var color: LayoutColor
  }

  /// The lines, wrapped at ``columns`` characters.
  private(set) var lines: [Line] = []

  /// The greatest number of characters in a line.
  static let columns = 104

  /// Lists all findings.
  init(_ findings: Findings) {
    for (index, conflict) in findings.conflicts.enumerated() {
      let headline = conflict.report.description.split(separator: "\n").first.map(String.init)
      add(headline ?? "these constraints clash", MarkLayer.Palette.conflict)
      let broken = conflict.report.broken
      for (member, constraint) in conflict.report.members.enumerated() {
        let number = findings.conflicts.count > 1 ? "\(index + 1).\(member + 1)" : "\(member + 1)"
        let mark = broken.contains(constraint) ? " (broken)" : ""
        add("\(constraint)\(mark)", MarkLayer.Palette.conflict, number: number)
      }
      for background in conflict.report.background {
        add("with \(background)", MarkLayer.Palette.conflict, number: "")
      }
    }
    for issue in findings.others { add(issue.description, MarkLayer.Palette.conflict) }
    var ties: Set<LayoutAmbiguity.Tie> = []
    for ambiguity in findings.ambiguities {
      // A tie makes several items ambiguous; its constraints are listed with the first of them only.
      let isListed = ambiguity.tie.map { !ties.insert($0).inserted } ?? false
      let text = ambiguity.description
      add(
        isListed ? text.prefix { !$0.isNewline } + " as above" : text, MarkLayer.Palette.ambiguity)
    }
    for oddity in findings.oddities { add(oddity.text, MarkLayer.Palette.oddity) }
  }

  private mutating func add(_ text: String, _ color: LayoutColor, number: String? = nil) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      var rest = line[...]
      var isFirst = true
      while !rest.isEmpty {
        var part = rest.prefix(Self.columns)
        if part.count == Self.columns, let space = part.lastIndex(of: " "), space > part.startIndex
        {
          part = part[..<space]
        }
        rest = rest[part.endIndex...].drop { $0 == " " }
        let isStart = isFirst && index == 0
        lines.append(
          Line(
            number: isStart ? number : number.map { _ in "" }, text: String(part), color: color))
        isFirst = false
      }
    }
  }

  /// The size of the legend in pixels.
  var size: Size {
    if lines.isEmpty { return .zero }
    let longest = lines.map { $0.text.count + ($0.number == nil ? 0 : 4) }.max() ?? 0
    return Size(width: Double(longest) * 6.05, height: Double(lines.count) * 15 + 20)
  }

  /// Writes the lines, beginning at the given top left corner.
  func write(to document: inout SVGLines, at corner: Point, pixel: Double) {
    if lines.isEmpty { return }
    var group = SVGElement("g")
    group.set("font-family", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
    group.set("font-size", 10 * pixel)
    document.begin(group)
    let pen = MarkPen(MarkLayer.Palette.conflict, 1, false, pixel)
    for (index, line) in lines.enumerated() {
      let y = corner.y + (Double(index) * 15 + 18) * pixel
      if let number = line.number, !number.isEmpty {
        var occupied = OccupiedAreas(cell: 64 * pixel)
        document.add(
          pen.badge(number, at: Point(x: corner.x + 9 * pixel, y: y - 3.5 * pixel), &occupied))
      }
      var text = SVGElement("text")
      text.set("x", corner.x + (line.number == nil ? 0 : 22 * pixel))
      text.set("y", y)
      text.set("fill", line.color)
      text.add(text: line.text)
      document.add(text)
    }
    document.end()
  }
}
