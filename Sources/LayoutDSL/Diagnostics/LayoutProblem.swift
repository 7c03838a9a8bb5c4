// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One thing that is wrong with a layout, in values.
public enum LayoutProblem: Hashable, Sendable {
  /// A constraint is wrong by itself and was not installed.
  case mistake(ConstraintMistake)

  /// Required constraints cannot all hold.
  case conflict(ConflictReport)

  /// Something refers to the size of the root, and the root never got one.
  ///
  /// It is said instead of the conflicts that it causes.
  case rootWithoutSize(path: String)

  /// Views whose measured content still changed after the last pass allowed; `passes` counts those of all
  /// attempts.
  case unsettledMeasuring(paths: [String], passes: Int)

  /// Views whose safe area, margins or readable width still changed after the last pass allowed; `passes`
  /// counts those of all attempts.
  case unsettledSafeArea(paths: [String], passes: Int)

  /// Views whose `updateConstraints()` or `layoutSubviews()`, or whose overridden members that layout reads, still
  /// asked for changes after the last round allowed.
  case unsettledHooks(paths: [String], passes: Int)

  /// A view's content, frame, alignment rectangle or solution is not a finite number, which is taken as
  /// none.
  case notFinite(path: String)

  /// A required constraint of a view that is so large, or so far away, that a `Double` has no digits left
  /// to keep it: it is off by `error` points. Nothing contradicts it.
  case inexact(path: String, constraint: String, error: Double)

  /// The solver met its pivot limit or refused what the engine asked of it; no frame was
  /// changed. The text is its own account.
  case solverGaveUp(String)
}

extension LayoutProblem: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .mistake(let mistake):
      mistake.description
    case .conflict(let report):
      report.description
    case .rootWithoutSize(let path):
      "\"\(path)\" is the root and never got a size; set its frame, or constrain its width "
        + "and height"
    case .unsettledMeasuring(let paths, let passes):
      "the measured content of \(paths.map { "\"\($0)\"" }.joined(separator: ", ")) still "
        + "changed after \(passes) passes; the same width must give the same height, and no constraint, "
        + "of an aspect ratio for example, may make the width follow the height that it gives"
    case .unsettledSafeArea(let paths, let passes):
      "the safe area of \(paths.map { "\"\($0)\"" }.joined(separator: ", ")) still changed "
        + "after \(passes) passes; a frame must not move away from the safe area or margins that it makes"
    case .unsettledHooks(let paths, let passes):
      "updateConstraints() or layoutSubviews() of \(paths.map { "\"\($0)\"" }.joined(separator: ", ")), "
        + "or a getter that is read or a setter that is called for it, still asked for more after "
        + "\(passes) rounds; what they change must come to rest"
    case .notFinite(let path):
      "the content, the frame, the alignment rectangle or the solution of \"\(path)\" is not a finite "
        + "number and is left out; look at what its snp.measure or intrinsicContentSize gives back, and at "
        + "what sets its frame"
    case .inexact(let path, let constraint, let error):
      "\(constraint) is off by \(error.layoutText) points: the numbers of \"\(path)\", or of what it is "
        + "beside, are too large for a Double to keep it; use smaller ones"
    case .solverGaveUp(let account):
      "no layout: \(account)"
    }
  }
}

/// Something wrong that the last pass met, with the live objects that it is about.
public struct LayoutIssue {
  /// What is wrong, in values.
  public let problem: LayoutProblem

  /// The constraints that it is about; those of a conflict are its irreducible set.
  public let constraints: [LayoutConstraint]

  /// The views and guides that it is about.
  public let items: [any LayoutItem]
}

extension LayoutIssue: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String { problem.description }
}

/// What ``ConstraintViewDSL/layout()`` found wrong, all of it together.
///
/// The error holds values only, labels, paths, source lines and numbers: it may be kept,
/// sent and compared. The live objects are reached through ``ConstraintViewDSL/issues``.
public struct LayoutError: Error, Hashable, Sendable {
  /// The mistakes first, then the conflicts in the order in which they were met.
  public let problems: [LayoutProblem]
}

extension LayoutError: CustomStringConvertible {
  /// The problems, a paragraph each; what would make the text longer than 8 KB is left out.
  public var description: String {
    var text = MessageText()
    for problem in problems {
      for line in problem.description.split(separator: "\n", omittingEmptySubsequences: false) {
        text.add(String(line))
      }
    }
    return text.joined(restIn: "the problems of the error")
  }
}
