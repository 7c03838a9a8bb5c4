// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How large the contents of a list's cell are, in points.
public struct ListContent {
  /// How wide the title would like to be.
  public let titleWidth: Double
  /// How wide the subtitle would like to be.
  public let subtitleWidth: Double
  /// How wide the time is.
  public let timeWidth: Double
  /// How wide the button is.
  public let buttonWidth: Double
  /// How high the title is.
  public let titleHeight: Double
  /// How high the subtitle is.
  public let subtitleHeight: Double

  init(_ numbers: inout SeededNumbers) {
    titleWidth = numbers.number(80...260)
    subtitleWidth = numbers.number(100...330)
    timeWidth = numbers.number(36...64)
    buttonWidth = numbers.number(64...90)
    titleHeight = [18.0, 20, 22][Int(numbers.number(0...2))]
    subtitleHeight = [16.0, 32, 48][Int(numbers.number(0...2))]
  }

  /// The contents of the first `count` cells.
  public static func cells(_ count: Int) -> [ListContent] {
    var numbers = SeededNumbers(seed: 11)
    return (0..<count).map { _ in ListContent(&numbers) }
  }
}
