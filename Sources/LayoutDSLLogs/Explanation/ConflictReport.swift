// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The explanation of a conflict, line by line.
struct ConflictReport {
  private let conflict: LoggedConflict
  private let analysis: ConflictAnalysis
  private let names: ItemNames
  private let formatter: ConstraintFormatter
  private let originFormatter: OriginFormatter
  private let placedByApp: AppPlacedViews

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    analysis = ConflictAnalysis(conflict)
    names = ItemNames(conflict)
    formatter = ConstraintFormatter(names: names)
    originFormatter = OriginFormatter(names: names)
    placedByApp = AppPlacedViews(conflict)
  }

  /// The first line of the explanation.
  var headline: String {
    if conflict.constraints.isEmpty {
      return conflict.hidden > 0
        ? "The system hid the constraints as <private>: there is nothing to read."
        : "No constraint of the message could be read."
    }
    if let clash = analysis.clashes.first {
      return headline(of: clash).text
    }
    if analysis.isUndecided {
      return "The numbers are too far apart to decide what clashes."
    }
    return "What could be read does not clash."
  }

  private func headline(of clash: LoggedClash) -> Headline {
    Headline(conflict: conflict, clash: clash, formatter: formatter, placedByApp: placedByApp)
  }

  /// All lines of the explanation.
  var lines: [String] {
    var lines = [headline]
    if conflict.constraints.isEmpty { return lines + hiddenAdvice }
    for clash in analysis.clashes { lines += [""] + members(clash) }
    if analysis.clashes.isEmpty { lines += [""] + unexplained }
    lines += rest
    lines += system
    lines += broken
    lines += advice
    lines += legend
    return lines
  }

  /// The headline, the broken constraint and the cures.
  var summary: [String] { ([headline] + broken + advice).filter { !$0.isEmpty } }

  private var hiddenAdvice: [String] {
    guard conflict.hidden > 0 else { return [] }
    return [
      "",
      "Run the app from Xcode, or read its own standard error: there the constraints are printed.",
    ]
  }

  // MARK: The set

  private func members(_ clash: LoggedClash) -> [String] {
    let count = clash.members.count
    let others = count == 2 ? "the other" : "the other \(count - 1)"
    let these = clash.margins == nil ? "These" : "With other margins these"
    var lines = [
      count == 1
        ? "One constraint cannot hold:"
        : "\(these) \(count) clash; take any one of them away, and \(others) can hold:"
    ]
    if clash.isRightToLeft {
      lines.insert(
        "From left to right all that is printed can hold, but not from right to left.", at: 0)
    }
    let texts = clash.members.map { formatter.equation(conflict.constraints[$0.index]) }
    let width = min(texts.map { $0.count }.max() ?? 0, 60)
    for (member, text) in zip(clash.members, texts) {
      let constraint = conflict.constraints[member.index]
      var line = "  [\(member.index + 1)] \(text)"
      var length = text.count
      while length < width {
        line += " "
        length += 1
      }
      line += "   \(originFormatter.owner(constraint))"
      if let fitting = member.fittingConstant, readable(fitting) != readable(constraint.constant) {
        line += "; would fit with \(readable(fitting)) instead of \(readable(constraint.constant))"
      }
      lines.append(line)
    }
    for size in clash.sizes {
      let subject =
        size.attribute.isSize
        ? "\(names[size.item]) can't be less than 0 \(formatter.adjective(size))"
        : "the \(size.attribute.displayName) of \(names[size.item]) can't be less than 0"
      lines.append("      and \(subject)")
    }
    return lines
  }

  private var unexplained: [String] {
    let isOne = conflict.constraints.count == 1
    let verdict = analysis.isUndecided ? "" : isOne ? " can hold" : " can all hold"
    let read = isOne ? "one constraint" : "\(conflict.constraints.count) constraints"
    var lines = ["The \(read) that could be read\(verdict):"]
    for (index, constraint) in conflict.constraints.enumerated() {
      lines.append(
        "  [\(index + 1)] \(formatter.equation(constraint))   \(originFormatter.owner(constraint))")
    }
    if analysis.isUndecided { return lines }
    let reason =
      conflict.unread + conflict.hidden > 0
      ? "What is missing to the clash is in the lines that could not be read."
      : "What is missing to the clash is not in the text: lines may have been cut off."
    return lines + [reason]
  }

  private var rest: [String] {
    var taken: Set<Int> = []
    for clash in analysis.clashes { for member in clash.members { taken.insert(member.index) } }
    guard !taken.isEmpty else { return [] }
    let others = conflict.constraints.indices.filter { !taken.contains($0) }
    guard !others.isEmpty else { return [] }
    var lines = [
      "", "The log lists \(others.count) more that can stay as they are: \(numbers(others)).",
    ]
    let optional = others.filter { analysis.optional.contains($0) }
    if !optional.isEmpty {
      lines.append(
        "Of these, \(numbers(optional)) need not hold: inactive, or of a lower priority.")
    }
    return lines
  }

  private func numbers(_ indices: [Int]) -> String { listed(indices.map { "[\($0 + 1)]" }) }

  // MARK: The system's

  private var system: [String] {
    var sentences: [(text: String, members: [Int])] = []
    for index in involved {
      guard let sentence = originFormatter.sentence(conflict.constraints[index]) else { continue }
      if let known = sentences.firstIndex(where: { $0.text == sentence }) {
        sentences[known].members.append(index)
      } else {
        sentences.append((sentence, [index]))
      }
    }
    guard !sentences.isEmpty else { return [] }
    return ["", "The system's:"] + sentences.map { "  \(numbers($0.members)): \($0.text)." }
  }

  private var involved: [Int] {
    var indices: [Int] = []
    var known: Set<Int> = []
    for clash in analysis.clashes {
      for member in clash.members where known.insert(member.index).inserted {
        indices.append(member.index)
      }
    }
    return indices.isEmpty ? Array(conflict.constraints.indices) : indices
  }

  // MARK: What was broken

  private var broken: [String] {
    guard let index = conflict.broken else {
      return ["", "The log does not say which one \(conflict.framework) broke."]
    }
    let constraint = conflict.constraints[index]
    var line = "\(conflict.framework) broke [\(index + 1)]"
    if conflict.isBrokenUnlisted {
      line += ", \(formatter.equation(constraint)), which the list does not have"
    }
    line += ": it does not count any more"
    let clash = analysis.clashes.first { $0.member(index) != nil }
    if let clash, let fitting = clash.member(index)?.fittingConstant {
      let bound = headline(of: clash).bound(constraint, index, fitting)
      line += ", and \(formatter.statement(constraint, constant: fitting, bound: bound))"
      if constraint.isFixedSize, constraint.relation == .equal {
        line += " instead of \(readable(constraint.constant))"
      }
    } else if clash == nil, !analysis.clashes.isEmpty {
      line += "; it takes no part in this clash"
    }
    var lines = ["", line + "."]
    if !analysis.clashesWithoutBroken.isEmpty {
      lines.append(
        "Others clash even without it, so \(conflict.framework) must have broken one of these as well."
      )
    }
    return lines
  }

  // MARK: Advice

  private var advice: [String] {
    var sentences: [String] = []
    for clash in analysis.clashes {
      for sentence in Advice(
        conflict: conflict, clash: clash, names: names, placedByApp: placedByApp
      ).sentences
      where !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    guard !sentences.isEmpty else { return [] }
    if sentences.count == 1 { return ["", "The usual cure: \(lowercasedFirst(sentences[0]))."] }
    return ["", "The usual cures:"] + sentences.map { "  - \($0)." }
  }

  private func lowercasedFirst(_ text: String) -> String {
    let isWord = text.prefix(2).last.map { $0.isLowercase } ?? false
    return isWord && !names.containsPrefix(of: text) && !text.hasPrefix(conflict.framework)
      ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  private var legend: [String] {
    var parts: [String] = []
    for entry in names.legend where entry.name.contains("#") {
      parts.append("\(entry.name) is \(entry.item.address)")
    }
    return parts.isEmpty ? [] : ["", "Views: " + parts.joined(separator: ", ") + "."]
  }
}
