// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One problem of a layout, as a value without live objects.
public enum LayoutProblem: Hashable, Sendable {
  /// A constraint is wrong by itself and was not installed.
  case mistake(ConstraintMistake)

  /// Required constraints cannot all hold.
  case conflict(ConflictReport)

  /// A constraint refers to the size of the root, which never got one.
  ///
  /// It replaces the conflicts that it would cause.
  case rootWithoutSize(path: String)

  /// Views whose measured content still changed after the last allowed pass; `passes` counts the passes of all
  /// attempts.
  case unsettledMeasuring(paths: [String], passes: Int)

  /// Views whose safe area, margins or readable width still changed after the last allowed pass; `passes` counts the
  /// passes of all attempts.
  case unsettledSafeArea(paths: [String], passes: Int)

  /// Views whose `updateConstraints()`, `layoutSubviews()` or overridden members that layout reads still requested
  /// changes after the last allowed round.
  case unsettledHooks(paths: [String], passes: Int)

  /// A view's content, frame, alignment rectangle or solution is not a finite number and is ignored.
  case notFinite(path: String)

  /// A required constraint is off by `error` points, since its view is so large or far away that a `Double` has too few
  /// digits; nothing contradicts the constraint.
  case inexact(path: String, constraint: String, error: Double)

  /// The solver reached its pivot limit or refused a request of the engine, and no frame was changed; the text is its
  /// own message.
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
      "the safe area, margins or readable width of "
        + "\(paths.map { "\"\($0)\"" }.joined(separator: ", ")) still changed after \(passes) passes; "
        + "a frame must not move away from the safe area or margins that it makes"
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

/// A problem that the last pass found, with the live objects concerned.
public struct LayoutIssue {
  /// The problem, as a value.
  public let problem: LayoutProblem

  /// The constraints concerned; for a conflict, its irreducible set.
  public let constraints: [LayoutConstraint]

  /// The views and guides concerned.
  public let items: [any LayoutItem]
}

extension LayoutIssue: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String { problem.description }
}

/// All problems that ``ConstraintViewDSL/layout()`` found.
///
/// The error holds values only (labels, paths, source lines and numbers), so it may be kept, sent and compared. The
/// live objects are available through ``ConstraintViewDSL/issues``.
public struct LayoutError: Error, Hashable, Sendable {
  /// The mistakes first, then numbers that are not finite, a root without a size, the conflicts with those that rank
  /// first at the beginning, inexact constraints, and what did not settle.
  public let problems: [LayoutProblem]
}

extension LayoutError: CustomStringConvertible {
  /// The problems, a paragraph each; text beyond 8 KB is omitted.
  public var description: String {
    var text = MessageText()
    for problem in problems {
      for line in problem.description.split(separator: "\n", omittingEmptySubsequences: false) {
        text.add(String(line))
      }
    }
    return text.joined(remainderAt: "the problems of the error")
  }
}
