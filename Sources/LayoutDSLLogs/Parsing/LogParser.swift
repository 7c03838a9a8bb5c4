// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Collects the conflicts of a log, line by line.
struct LogParser {
  private(set) var conflicts: [LoggedConflict] = []
  private(set) var unread: [UnreadLine] = []
  private(set) var others: [Int] = []

  private var current: LoggedConflict?
  private var pending: EntryFinder.Entry?
  private var pendingLine = 0
  private var pendingCount = 0

  /// Whether the next constraint is the broken one.
  private var expectsBroken = false

  /// Whether the list of the current conflict has ended.
  private var isListClosed = false

  /// Parses one line.
  mutating func parse(_ line: Substring.UTF8View, number: Int) {
    for segment in LogCleaner.segments(of: line) { parse(segment, number) }
  }

  /// Completes the last conflict.
  mutating func finish() {
    abandonPending()
    endConflict()
  }

  private mutating func parse(_ segment: [UInt8], _ number: Int) {
    let entries = EntryFinder.entries(in: segment)
    let opensMessage = LogPhrases.opensMessage(segment)
    let announcesBroken = LogPhrases.announcesBroken(segment)
    if pending != nil, continuePending(segment, entries, opensMessage || announcesBroken) { return }
    if opensMessage { beginConflict(number) }
    if LogPhrases.isAppKit(segment) { current?.isAppKit = true }
    if announcesBroken {
      expectsBroken = current != nil
      isListClosed = true
    }
    if !entries.isEmpty {
      for entry in entries { parse(entry, number) }
      return
    }
    if LogPhrases.contains(segment, "<private>") {
      addHidden(segment, number)
    } else if opensMessage || announcesBroken {
      return
    } else if LogPhrases.isBoilerplate(segment) {
      if LogPhrases.closesList(segment), current?.constraints.isEmpty == false {
        isListClosed = true
      }
    } else {
      classify(segment, number)
    }
  }

  private mutating func beginConflict(_ number: Int) {
    endConflict()
    current = LoggedConflict()
    current?.line = number
  }

  private mutating func endConflict() {
    expectsBroken = false
    isListClosed = false
    guard var conflict = current else { return }
    current = nil
    conflict.isAppKit = conflict.isAppKit || conflict.hasOnlyAppKitClasses
    let isMasonry = conflict.constraints.contains { $0.className.hasPrefix("MAS") }
    let isSingle = conflict.constraints.count == 1
    for index in conflict.constraints.indices {
      conflict.constraints[index].list = isMasonry ? .masonry : isSingle ? .single : .plain
    }
    if let last = conflicts.last, last.isRepetition(of: conflict), conflict.unread == 0,
      !conflict.constraints.isEmpty
    {
      conflicts[conflicts.count - 1].count += 1
      return
    }
    conflicts.append(conflict)
  }

  // MARK: Constraints

  private mutating func parse(_ entry: EntryFinder.Entry, _ number: Int) {
    guard entry.isClosed else {
      pending = entry
      pendingLine = number
      pendingCount = 0
      return
    }
    if current == nil || (isListClosed && !expectsBroken) { beginConflict(number) }
    do throws(ParsingError) {
      var constraint = try LogParser.constraint(entry)
      constraint.line = number
      add(constraint)
    } catch {
      expectsBroken = false
      addUnread("<" + String(decoding: entry.text, as: UTF8.self) + ">", number, error)
    }
  }

  private static func constraint(
    _ entry: EntryFinder.Entry
  ) throws(ParsingError) -> LoggedConstraint {
    do throws(ParsingError) {
      return try ConstraintParser.parse(entry.text)
    } catch {
      guard let joinedText = entry.joinedText else { throw error }
      return try ConstraintParser.parse(joinedText)
    }
  }

  private mutating func add(_ constraint: LoggedConstraint) {
    guard expectsBroken else {
      current?.constraints.append(constraint)
      return
    }
    expectsBroken = false
    guard let conflict = current else { return }
    if let known = conflict.broken {
      if conflict.constraints[known].isSameConstraint(as: constraint) { return }
      // A message has one broken constraint: this is that of a message without a list.
      beginConflict(constraint.line)
      isListClosed = true
    }
    let count = current?.constraints.count
    let listed = current?.constraints.firstIndex { $0.isSameConstraint(as: constraint) }
    current?.broken = listed ?? count
    guard listed == nil else { return }
    current?.isBrokenUnlisted = true
    current?.constraints.append(constraint)
  }

  /// Continues a constraint that an earlier line began; returns whether the line belonged to it.
  private mutating func continuePending(
    _ segment: [UInt8], _ entries: [EntryFinder.Entry], _ isSentence: Bool
  ) -> Bool {
    guard let entry = pending else { return false }
    guard entries.isEmpty, !isSentence, pendingCount < 5 else {
      abandonPending()
      return false
    }
    pendingCount += 1
    let extended = EntryFinder.extend(entry, with: segment)
    pending = extended
    if extended.isClosed {
      pending = nil
      parse(extended, pendingLine)
    }
    return true
  }

  private mutating func abandonPending() {
    guard let entry = pending else { return }
    pending = nil
    addUnread("<" + String(decoding: entry.text, as: UTF8.self), pendingLine, .unclosed)
  }

  // MARK: What is no constraint

  private mutating func addUnread(_ text: String, _ number: Int, _ error: ParsingError) {
    current?.unread += 1
    unread.append(UnreadLine(number: number, text: LogParser.trimmed(text), reason: error.reason))
  }

  private mutating func addHidden(_ segment: [UInt8], _ number: Int) {
    current?.hidden += 1
    expectsBroken = false
    let text = String(decoding: segment, as: UTF8.self)
    unread.append(
      UnreadLine(
        number: number, text: LogParser.trimmed(text), reason: ParsingError.hidden.reason))
  }

  private mutating func classify(_ segment: [UInt8], _ number: Int) {
    let text = String(decoding: segment, as: UTF8.self)
    if current != nil, !isListClosed || text.contains("Constraint") {
      addUnread(text, number, .notAConstraint)
    } else if text.contains("Constraint:") {
      addUnread(text, number, .noClass)
    } else if others.last != number {
      others.append(number)
    }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.count > 160 ? String(start.prefix(160)) + "…" : String(start)
  }
}
