// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A cell of a list: avatar, title, subtitle, time, button and separator.
///
/// 28 variables, and 45 constraints with the one that places it below its predecessor.
struct ListCell {
  /// The sizes that contents wish for.
  struct Contents {
    var title: (width: Double, height: Double)
    var subtitle: (width: Double, height: Double)
    var timeWidth: Double
    var buttonWidth: Double

    init(_ random: inout SeededGenerator) {
      title = (random.double(80...260), random.pick([18, 20, 22]))
      subtitle = (random.double(100...330), random.pick([16, 32, 48]))
      timeWidth = random.double(36...64)
      buttonWidth = random.double(64...90)
    }

    /// How high the cell becomes: its text and its centred button decide.
    var cellHeight: Double { max(62 + title.height, 20 + title.height + subtitle.height) }

    /// How wide the title becomes in a cell of a width, as long as that is not below 40.
    func titleWidth(in width: Double) -> Double { min(title.width, width - 92 - timeWidth) }

    /// How wide the subtitle becomes in a cell of a width, as long as that is not below 40.
    func subtitleWidth(in width: Double) -> Double {
      min(subtitle.width, width - 92 - buttonWidth)
    }
  }

  /// The cell itself, and what stands in it.
  let box, avatar, title, subtitle, time, button, separator: Box

  /// The sizes that contents wish for.
  let contents: Contents

  /// Makes the variables.
  init(_ random: inout SeededGenerator, in solver: Solver) throws(SolverMisuse) {
    box = try Box(in: solver)
    avatar = try Box(in: solver)
    title = try Box(in: solver)
    subtitle = try Box(in: solver)
    time = try Box(in: solver)
    button = try Box(in: solver)
    separator = try Box(in: solver)
    contents = Contents(&random)
  }

  /// All 28 variables.
  var variables: [Variable] {
    [box, avatar, title, subtitle, time, button, separator].flatMap(\.variables)
  }

  /// What holds within the cell: 44 constraints.
  func constraints(in window: Box) -> [LinearConstraint] {
    var all = [
      box.left == window.left, box.right == window.right,
      box.height >= 44, (box.height == 44).strength(.weak),
      avatar.left == box.left + 16, avatar.top == box.top + 8,
      avatar.width == 40, avatar.height == 40, avatar.bottom + 8 <= box.bottom,
    ]
    all += [
      title.left == avatar.right + 12, title.top == box.top + 8, title.right + 8 <= time.left,
      (title.width >= 40).strength(.strong),
      (title.width >= contents.title.width).strength(.weak.weighted(50)),
      (title.width <= contents.title.width).strength(.weak.weighted(25)),
    ]
    all += hugging(title.height, contents.title.height)
    all += [
      subtitle.left == title.left, subtitle.top == title.bottom + 4,
      subtitle.right + 8 <= button.left, subtitle.bottom + 8 <= box.bottom,
      (subtitle.width >= 40).strength(.strong),
      (subtitle.width >= contents.subtitle.width).strength(.weak.weighted(40)),
      (subtitle.width <= contents.subtitle.width).strength(.weak.weighted(20)),
    ]
    all += hugging(subtitle.height, contents.subtitle.height)
    all += [time.right + 16 == box.right, time.middle == title.middle]
    all += hugging(time.width, contents.timeWidth, weight: 25) + hugging(time.height, 14)
    all += [
      button.right + 16 == box.right, (button.middle == box.middle).strength(.medium),
      button.top >= time.bottom + 4, button.bottom + 8 <= box.bottom,
    ]
    all += hugging(button.width, contents.buttonWidth) + hugging(button.height, 24)
    all += [
      separator.left == title.left, separator.right == box.right,
      separator.bottom == box.bottom, separator.height == 1,
    ]
    return all
  }

  /// A length that does not want to be less than its content, nor much more.
  private func hugging(
    _ length: Variable, _ size: Double, weight: Double = 1
  ) -> [LinearConstraint] {
    [
      (length >= size).strength(.strong), (length <= size).strength(.weak.weighted(weight)),
    ]
  }
}
