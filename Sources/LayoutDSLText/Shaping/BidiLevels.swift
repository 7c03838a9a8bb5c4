// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The embedding level of each character, by UAX #9 without its rules for brackets and directional control characters.
///
/// Words and numbers that run against their paragraph's direction get a level of their own, by which the line is
/// reordered. Neutral characters take the direction of their neighbours if both agree, else that of the paragraph.
struct BidiLevels {
  /// The level of each character; empty if the whole text has the level of its paragraph.
  private(set) var levels: [UInt8] = []

  /// Whether the text is bidirectional and has brackets or directional control characters, whose rules are missing.
  private(set) var isIncomplete = false

  /// Resolves the levels of a text with the given base level, 0 or 1.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init(_ styled: StyledText, base: UInt8) {
    var classes: [BidiClass] = []
    var isMixed = false
    for run in styled.runs {
      for scalar in run.text.unicodeScalars {
        let bidiClass = BidiClass(scalar)
        if bidiClass.needsLevels(inBase: base) { isMixed = true }
        if scalar.mirrored != nil || bidiClass == .directionalControl { isIncomplete = true }
        classes.append(bidiClass)
      }
    }
    guard isMixed else {
      isIncomplete = false
      return
    }
    levels = Array(repeating: base, count: classes.count)
    for paragraph in classes.split(separator: .paragraphSeparator) {
      resolve(Array(paragraph), from: paragraph.startIndex, base)
    }
  }

  /// Resolves a paragraph.
  private mutating func resolve(_ paragraph: [BidiClass], from start: Int, _ base: UInt8) {
    var classes = paragraph
    let embedding: BidiClass = base == 1 ? .rightToLeft : .leftToRight
    Self.resolveNumbers(&classes, embedding)
    for run in classes.runs(where: { $0 == .neutral }) {
      let before = run.lowerBound > 0 ? classes[run.lowerBound - 1].directionForNeutrals : embedding
      let after =
        run.upperBound < classes.count ? classes[run.upperBound].directionForNeutrals : embedding
      for index in run { classes[index] = before == after ? before : embedding }
    }
    for (index, bidiClass) in classes.enumerated() {
      levels[start + index] =
        switch bidiClass {
        case .rightToLeft, .arabicLetter: 1
        case .europeanNumber, .arabicNumber: 2
        default: base == 1 ? 2 : 0
        }
    }
  }

  /// Applies rules W2 to W7: separators and signs within numbers, and numbers after left-to-right letters.
  private static func resolveNumbers(_ classes: inout [BidiClass], _ embedding: BidiClass) {
    var lastStrong = embedding
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft, .arabicLetter: lastStrong = classes[index]
      case .europeanNumber where lastStrong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      if classes[index] == .commonSeparator, before == .europeanNumber || before == .arabicNumber {
        classes[index] = before
      } else if classes[index] == .europeanSeparator, before == .europeanNumber {
        classes[index] = .europeanNumber
      }
    }
    joinTerminators(&classes)
    lastStrong = embedding
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft, .arabicLetter: lastStrong = classes[index]
      case .europeanNumber where lastStrong == .leftToRight: classes[index] = .leftToRight
      case .europeanTerminator, .europeanSeparator, .commonSeparator, .directionalControl:
        classes[index] = .neutral
      default: break
      }
    }
  }

  /// Applies rule W5: terminators next to a number, such as € and %, belong to it.
  private static func joinTerminators(_ classes: inout [BidiClass]) {
    for run in classes.runs(where: { $0 == .europeanTerminator }) {
      let followsNumber = run.lowerBound > 0 && classes[run.lowerBound - 1] == .europeanNumber
      let precedesNumber =
        run.upperBound < classes.count && classes[run.upperBound] == .europeanNumber
      if followsNumber || precedesNumber { for index in run { classes[index] = .europeanNumber } }
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
