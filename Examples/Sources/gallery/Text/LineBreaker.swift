// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Breaks a paragraph into lines, greedily: every line takes as many words as fit.
///
/// A line may end at a space, after a hyphen or dash, and at a newline. No-break spaces and
/// no-break hyphens (U+00A0, U+2011) hold together. A word wider than the line is divided
/// where it stops fitting. With a line limit, what is left is cut and ends in an ellipsis.
struct LineBreaker {
  /// One line of a broken paragraph.
  struct Line: Hashable, Sendable {
    /// What is shown, without surrounding spaces.
    var text: String

    /// Its width in points.
    var width: Double
  }

  /// How the text is set.
  var style: TextStyle

  /// The greatest number of lines; 0 is any number.
  var lineLimit = 0

  /// What a measured width may exceed the proposed one by: solved widths come back with
  /// rounding in the last bits, and must not push a word to the next line.
  static let slack = 1e-6

  /// The lines of `text` at `width`; one empty line for an empty text.
  func lines(of text: String, width: Double) -> [Line] {
    var lines: [Line] = []
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in paragraphs { lines += broken(paragraph, width: width) }
    guard lineLimit > 0, lines.count > lineLimit else { return lines }
    let rest = lines[(lineLimit - 1)...].map(\.text).joined(separator: " ")
    return lines[..<(lineLimit - 1)] + [truncated(rest, width: width)]
  }

  /// `text` with as much of its end replaced by an ellipsis as it takes to fit into `width`.
  func truncated(_ text: String, width: Double) -> Line {
    if fits(line(text), width) { return line(text) }
    var kept = text[...]
    while let last = kept.popLast() {
      if last == " " { continue }
      let candidate = line(trimmed(kept) + "…")
      if fits(candidate, width) { return candidate }
    }
    return line("…")
  }

  private func broken(_ paragraph: Substring, width: Double) -> [Line] {
    var lines: [Line] = []
    var current = ""
    for piece in pieces(of: paragraph) {
      if current.isEmpty || fits(line(trimmed(current + piece)), width) {
        current += piece
      } else {
        lines.append(line(trimmed(current)))
        current = String(piece)
      }
      while let division = division(of: current, width: width) {
        lines.append(line(String(current[..<division])))
        current = String(current[division...])
      }
    }
    lines.append(line(trimmed(current)))
    return lines
  }

  /// The words with the spaces that follow them, divided after hyphens and dashes too.
  private func pieces(of paragraph: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = paragraph.startIndex
    var index = start
    while index < paragraph.endIndex {
      let next = paragraph.index(after: index)
      let following = next < paragraph.endIndex ? paragraph[next] : nil
      let isBreak =
        switch paragraph[index] {
        case " ": following != " "
        case "-", "–", "—": index > start && mayDivide(paragraph[start...index], before: following)
        default: false
        }
      if isBreak {
        pieces.append(paragraph[start..<next])
        start = next
      }
      index = next
    }
    if start < paragraph.endIndex { pieces.append(paragraph[start...]) }
    return pieces
  }

  /// Whether a line may end after the dash that ends `piece`: not before a space, which ends
  /// it anyway, and not within a range of figures.
  private func mayDivide(_ piece: Substring, before following: Character?) -> Bool {
    guard let following, following != " " else { return false }
    return !(following.isNumber && piece.dropLast().last?.isNumber == true)
  }

  /// Where a single word that is wider than a line has to be divided; nil when it fits.
  private func division(of word: String, width: Double) -> String.Index? {
    guard !fits(line(trimmed(word)), width) else { return nil }
    var end = word.startIndex
    while end < word.endIndex {
      let next = word.index(after: end)
      guard fits(line(String(word[..<next])), width) || end == word.startIndex else { break }
      end = next
    }
    return end < word.endIndex ? end : nil
  }

  private func line(_ text: String) -> Line { Line(text: text, width: style.width(of: text)) }

  private func fits(_ line: Line, _ width: Double) -> Bool { line.width <= width + Self.slack }

  private func trimmed(_ text: some StringProtocol) -> String {
    var slice = text[...]
    while slice.last == " " { slice = slice.dropLast() }
    while slice.first == " " { slice = slice.dropFirst() }
    return String(slice)
  }
}
