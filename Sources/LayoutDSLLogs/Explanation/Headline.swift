// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The summary of a clash in one line.
struct Headline {
  let conflict: LoggedConflict
  let clash: LoggedClash
  let formatter: ConstraintFormatter
  let placedByApp: AppPlacedViews

  /// The text of the line.
  var text: String {
    var line =
      margins ?? single ?? forgottenFlag ?? sameTerm ?? container ?? anySize ?? anyMember
      ?? "these \(clash.members.count) constraints can't hold together"
    if clash.isRightToLeft { line = "read from right to left, \(line)" }
    let isWord = !line.hasPrefix("translates") && !formatter.names.containsPrefix(of: line)
    return (isWord ? capitalized(line) : line) + "."
  }

  private var members: [(member: LoggedClash.Member, constraint: LoggedConstraint)] {
    clash.members.map { ($0, conflict.constraints[$0.index]) }
  }

  /// The line for constraints that clash unless margins, which the log does not print, have other values.
  private var margins: String? {
    guard let margins = clash.margins else { return nil }
    let subject = members.count == 1 ? "this constraint" : "these \(members.count) constraints"
    let clashes = members.count == 1 ? "clashes" : "clash"
    let names = "\(formatter.marginsPhrase(margins.terms)), which the log does not print"
    guard let sum = margins.sum else { return "\(subject) \(clashes) with most values of \(names)" }
    let verb = margins.terms.count == 1 ? "is" : "add up to"
    return
      "\(subject) \(clashes) unless \(names), \(verb) \(formatter.relationPrefix(margins.relation))"
      + readable(sum)
  }

  /// The line for a constraint that cannot hold by itself.
  private var single: String? {
    guard let (_, constraint) = members.first, members.count == 1 else { return nil }
    guard let size = clash.sizes.first else {
      return "\(formatter.equation(constraint)) contradicts itself"
    }
    let adjective = formatter.adjective(size)
    return "\(formatter.statement(constraint)), and nothing can be less than 0 points \(adjective)"
  }

  /// The line for a view that constraints place while its translation flag is still true.
  private var forgottenFlag: String? {
    let forgotten = members.first {
      $0.constraint.origin == .autoresizingMask && placedByApp.contains($0.constraint.subject)
        && $0.member.fittingConstant != nil
    }
    guard let forgotten, let fitting = forgotten.member.fittingConstant else { return nil }
    let constraint = forgotten.constraint
    let rest = formatter.statement(
      constraint, constant: fitting, bound: bound(constraint, forgotten.member.index, fitting),
      subject: "it")
    return
      "translatesAutoresizingMaskIntoConstraints of \(formatter.names[constraint.subject]) "
      + "is still true: by its frame, \(formatter.statement(constraint)), but by the others \(rest)"
  }

  /// The line for sizes of one view that contradict each other.
  private var sameTerm: String? {
    guard members.count == 2, members.allSatisfy({ $0.constraint.isFixedSize }),
      members[0].constraint.first == members[1].constraint.first
    else { return nil }
    let first = members[0].constraint
    let second = members[1].constraint
    let name = formatter.names[first.first.item]
    let adjective = formatter.adjective(first.first)
    if first.relation == .equal, second.relation == .equal {
      return
        "\(name) can't be both \(readable(first.constant)) "
        + "and \(formatter.points(second.constant)) \(adjective)"
    }
    let bound = first.relation == .equal ? second : first
    let other = first.relation == .equal ? first : second
    return
      "\(formatter.statement(bound)), so it can't be "
      + "\(formatter.relationPrefix(other.relation))\(readable(other.constant))"
  }

  /// The line for a view that is too small or too large for its subviews.
  private var container: String? {
    let outer = InferredHierarchy(conflict).containers(inferredFrom: members.map { $0.constraint })
    let candidates = members.filter { entry in
      entry.constraint.isFixedSize && entry.member.fittingConstant != nil
        && outer.contains(entry.constraint.first.item)
    }
    let chosen = candidates.first { !$0.constraint.origin.isApp } ?? candidates.last
    guard let chosen, let needed = chosen.member.fittingConstant else { return nil }
    let given = chosen.constraint.constant
    let name = formatter.names[chosen.constraint.first.item]
    let dimension = chosen.constraint.first.attribute == .width ? "width" : "height"
    let difference = readable((needed - given).magnitude)
    let isExact = isExact(besides: chosen.member.index)
    if needed > given {
      return
        "what is in \(name) needs \(isExact ? "" : "at least ")\(formatter.points(needed)) "
        + "of \(dimension), but \(name) \(verbPhrase(chosen.constraint)) "
        + "\(readable(given)): \(difference) too few"
    }
    return "what is in \(name) takes \(isExact ? "only" : "at most") \(readable(needed)) of its "
      + "\(formatter.points(given)) of \(dimension): \(difference) are left over, "
      + "and nothing may stretch into them"
  }

  private func verbPhrase(_ constraint: LoggedConstraint) -> String {
    constraint.relation == .atMost ? "has at most" : "has only"
  }

  /// The line for a size that the other members contradict.
  private var anySize: String? {
    contradiction { $0.isFixedSize }
  }

  private var anyMember: String? { contradiction { _ in true } }

  /// Returns the line for one of some members: its wanted value, and the value that the others determine.
  private func contradiction(of isIncluded: (LoggedConstraint) -> Bool) -> String? {
    let known = members.filter { isIncluded($0.constraint) && $0.member.fittingConstant != nil }
    let chosen =
      known.first { $0.member.index == conflict.broken } ?? known.last {
        $0.constraint.origin.isApp
      }
      ?? known.last
    guard let chosen, let fitting = chosen.member.fittingConstant else { return nil }
    return contradiction(chosen.constraint, chosen.member.index, fitting)
  }

  private func contradiction(
    _ constraint: LoggedConstraint, _ index: Int, _ fitting: Double
  ) -> String {
    let bound = bound(constraint, index, fitting)
    let wanted = formatter.statement(constraint)
    let rest = formatter.statement(constraint, constant: fitting, bound: bound, subject: "it")
    return "it is asked that \(wanted), but by the others \(rest)"
  }

  /// Returns the relation by which the other members limit a member's value.
  func bound(_ constraint: LoggedConstraint, _ index: Int, _ fitting: Double) -> LoggedRelation {
    if isExact(besides: index) { return .equal }
    return fitting < constraint.constant ? .atMost : .atLeast
  }

  private func isExact(besides index: Int) -> Bool {
    clash.sizes.isEmpty
      && members.allSatisfy { $0.member.index == index || $0.constraint.relation == .equal }
  }
}
