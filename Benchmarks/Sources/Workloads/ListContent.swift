// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The sizes of the contents of a list cell, in points.
public struct ListContent {
  /// The preferred width of the title.
  public let titleWidth: Double
  /// The preferred width of the subtitle.
  public let subtitleWidth: Double
  /// The width of the time.
  public let timeWidth: Double
  /// The width of the button.
  public let buttonWidth: Double
  /// The height of the title.
  public let titleHeight: Double
  /// The height of the subtitle.
  public let subtitleHeight: Double

  init(_ numbers: inout SeededNumbers) {
    titleWidth = numbers.number(80...260)
    subtitleWidth = numbers.number(100...330)
    timeWidth = numbers.number(36...64)
    buttonWidth = numbers.number(64...90)
    titleHeight = [18.0, 20, 22][Int(numbers.number(0...2))]
    subtitleHeight = [16.0, 32, 48][Int(numbers.number(0...2))]
  }

  /// Returns the contents of the first `count` cells.
  public static func cells(_ count: Int) -> [ListContent] {
    var numbers = SeededNumbers(seed: 11)
    return (0..<count).map { _ in ListContent(&numbers) }
  }
}
