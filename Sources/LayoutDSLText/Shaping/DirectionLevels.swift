// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The embedding level of each character, by UAX #9 without its rules for brackets and directional control characters.
///
/// Words and numbers that run against their paragraph's direction get a level of their own, by which the line is
/// reordered. Neutral characters take the direction of their neighbours if both agree, else that of the paragraph.
struct DirectionLevels {
  /// The level of each character; empty if the whole text has the level of its paragraph.
  private(set) var levels: [UInt8] = []

  /// Whether the text is bidirectional and has brackets or directional control characters, whose rules are missing.
  private(set) var isIncomplete = false

  /// Resolves the levels of a text with the given base level, 0 or 1.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init(_ styled: StyledText, base: UInt8) {
    var kinds: [DirectionKind] = []
    var isMixed = false
    for run in styled.runs {
      for scalar in run.text.unicodeScalars {
        let kind = DirectionKind(scalar)
        if kind.isAgainst(base) { isMixed = true }
        if scalar.mirrored != nil || kind == .mark { isIncomplete = true }
        kinds.append(kind)
      }
    }
    guard isMixed else {
      isIncomplete = false
      return
    }
    levels = Array(repeating: base, count: kinds.count)
    for paragraph in kinds.split(separator: .separator) {
      resolve(Array(paragraph), from: paragraph.startIndex, base)
    }
  }

  /// Resolves a paragraph.
  private mutating func resolve(_ paragraph: [DirectionKind], from start: Int, _ base: UInt8) {
    var kinds = paragraph
    let own: DirectionKind = base == 1 ? .right : .left
    Self.resolveNumbers(&kinds, own)
    for run in kinds.runs(where: { $0 == .neutral }) {
      let before = run.lowerBound > 0 ? kinds[run.lowerBound - 1].side : own
      let after = run.upperBound < kinds.count ? kinds[run.upperBound].side : own
      for place in run { kinds[place] = before == after ? before : own }
    }
    for (place, kind) in kinds.enumerated() {
      levels[start + place] =
        switch kind {
        case .right, .arabic: 1
        case .number, .arabicNumber: 2
        default: base == 1 ? 2 : 0
        }
    }
  }

  /// Applies rules W2 to W7: separators and signs within numbers, and numbers after left-to-right letters.
  private static func resolveNumbers(_ kinds: inout [DirectionKind], _ own: DirectionKind) {
    var strong = own
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right, .arabic: strong = kinds[index]
      case .number where strong == .arabic: kinds[index] = .arabicNumber
      default: break
      }
    }
    for index in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      guard before == after else { continue }
      if kinds[index] == .comma, before == .number || before == .arabicNumber {
        kinds[index] = before
      } else if kinds[index] == .sign, before == .number {
        kinds[index] = .number
      }
    }
    joinTerminators(&kinds)
    strong = own
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right, .arabic: strong = kinds[index]
      case .number where strong == .left: kinds[index] = .left
      case .terminator, .sign, .comma, .mark: kinds[index] = .neutral
      default: break
      }
    }
  }

  /// Applies rule W5: terminators next to a number, such as € and %, belong to it.
  private static func joinTerminators(_ kinds: inout [DirectionKind]) {
    for run in kinds.runs(where: { $0 == .terminator }) {
      let isBehind = run.lowerBound > 0 && kinds[run.lowerBound - 1] == .number
      let isBefore = run.upperBound < kinds.count && kinds[run.upperBound] == .number
      if isBehind || isBefore { for place in run { kinds[place] = .number } }
    }
  }
}

extension Array {
  /// Returns the maximal ranges of neighbours that fulfil a condition.
  func runs(where holds: (Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices where holds(self[index]) {
      let start = runs.last?.upperBound == index ? runs.removeLast().lowerBound : index
      runs.append(start..<(index + 1))
    }
    return runs
  }
}
