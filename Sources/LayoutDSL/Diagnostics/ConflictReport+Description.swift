// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConflictReport: CustomStringConvertible {
  /// All broken constraints of the report: the refused one and the further ones of the same chain.
  package var broken: Set<Member> { Set(alsoBroken + [refused].compactMap(\.self)) }

  /// The headline, then a line for each constraint of the set, the broken ones marked.
  ///
  /// The middle of a long set is omitted, and so is text beyond 8 KB; the report's properties are complete.
  public var description: String {
    var text = MessageText()
    text.add(headline + (cure.map { "; \($0)" } ?? ""))
    text.add(
      "these required constraints cannot all hold" + (cure == nil ? "; weaken or remove one:" : ":")
    )
    let broken = broken
    text.addFolded(members, alwaysShown: { $0 == refused }) {
      "  \($0)\(broken.contains($0) ? " (broken)" : "")"
    }
    // Many rows of a stack view have the same text.
    text.addFolded(background.unique()) { "  with \($0)" }
    let known = Set(members)
    let more = alsoBroken.filter { !known.contains($0) }
    if let greatest = more.max(by: { $0.excess < $1.excess }) {
      text.add(
        "  and \(more.count) more of this chain are broken, by up to "
          + "\(greatest.excess.layoutText): \(greatest)")
    }
    return text.joined(remainderAt: "the members of the report")
  }

  /// Makes one report of several clashes, at least one, that have the same cause.
  init(joining clashes: [ConflictReport]) {
    let first = clashes.firstIndex { $0.refused != nil }
    self.init(
      headline: clashes[0].headline, cure: clashes[0].cure,
      refused: first.flatMap { clashes[$0].refused },
      members: clashes.flatMap(\.members).unique(),
      background: clashes.flatMap(\.background).unique(),
      alsoBroken: clashes.enumerated().flatMap { index, clash in
        (index == first ? [] : [clash.refused].compactMap(\.self)) + clash.alsoBroken
      },
      chain: clashes.flatMap(\.chain).unique())
  }
}
