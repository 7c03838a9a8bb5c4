// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The advice for resolving a clash.
struct Advice {
  let conflict: LoggedConflict
  let clash: LoggedClash
  let names: ItemNames
  let placedByApp: AppPlacedViews

  /// The advice as sentences, the likeliest first.
  var sentences: [String] {
    if members.allSatisfy({ isSystem($0.constraint) }) { return [systemOnly] }
    var result = masks
    if result.isEmpty { result += encapsulated + hidden }
    if result.isEmpty { result += repeatedSizes }
    if result.isEmpty { result += contents }
    if result.isEmpty { result.append(general) }
    return result
  }

  private var members: [(index: Int, constraint: LoggedConstraint)] {
    clash.members.map { ($0.index, conflict.constraints[$0.index]) }
  }

  private func isSystem(_ constraint: LoggedConstraint) -> Bool {
    if constraint.origin == .autoresizingMask { return constraint.subject.isPlacedBySystem }
    return !constraint.origin.isApp
  }

  private var systemOnly: String {
    if members.contains(where: { $0.constraint.origin == .bar }) {
      return
        "None of these is yours: a bar was laid out before it had its size. Create it with a frame, or "
        + "call sizeToFit() before buttons are set; else there is nothing to cure"
    }
    if members.contains(where: { $0.constraint.origin == .alert }) {
      return
        "None of these is yours: UIAlertController asks for it in an action sheet, UIKit recovers by "
        + "itself, and it is harmless"
    }
    if members.contains(where: { $0.constraint.origin == .keyboard }) {
      return
        "None of these is yours: the keyboard's own views clash, UIKit recovers by itself, and there is "
        + "nothing to cure"
    }
    if members.contains(where: { isStack($0.constraint.origin) }) {
      return
        "All of these follow from properties: change the stack view's spacing, distribution or margins, "
        + "or the size that it is given"
    }
    return
      "None of these is yours: they come from the system's own views, \(conflict.framework) recovers by "
      + "itself, and as a rule nothing is to be seen of it"
  }

  private func isStack(_ origin: LoggedOrigin) -> Bool {
    if case .stackView = origin { return true }
    return false
  }

  // MARK: The translation flag

  private var masks: [String] {
    let all = members.map { $0.constraint }.filter { $0.origin == .autoresizingMask }
    let placed = all.filter { placedByApp.contains($0.subject) }
    let fixed = all.filter { $0.isFixedSize }
    var mentioned: Set<LoggedItem> = []
    var result: [String] = []
    for constraint in !placed.isEmpty ? placed : !fixed.isEmpty ? fixed : all
    where mentioned.insert(constraint.subject).inserted {
      result.append(mask(constraint, isPlaced: !placed.isEmpty))
    }
    return result
  }

  private func mask(_ constraint: LoggedConstraint, isPlaced: Bool) -> String {
    let name = names[constraint.subject]
    if isPlaced {
      return
        "Set translatesAutoresizingMaskIntoConstraints of \(name) to false: constraints place it, and "
        + "its frame must not count as well"
    }
    if constraint.subject.isPlacedBySystem { return placedBySystem(constraint, name) }
    let weakening = weakest.map { ", or give \(number($0)) a priority of 999" } ?? ""
    if constraint.isFixedSize, constraint.constant == 0 {
      return
        "\(name) was laid out while its frame was still empty: give it its frame before, or set its "
        + "translatesAutoresizingMaskIntoConstraints to false if constraints are to place it"
        + weakening
    }
    return
      "The frame of \(name) counts: set its translatesAutoresizingMaskIntoConstraints to false if "
      + "constraints are to place it; else give it a frame that what is in it fits\(weakening)"
  }

  /// Returns the advice for a view whose translation flag must not be changed.
  private func placedBySystem(_ constraint: LoggedConstraint, _ name: String) -> String {
    let weakening = weakest.map { "give \(number($0)) a priority of 999" } ?? "change what is in it"
    let flag = "its translatesAutoresizingMaskIntoConstraints must stay true"
    guard constraint.isFixedSize, constraint.constant == 0 else {
      return "The frame of \(name) is \(conflict.framework)'s to set: \(weakening); \(flag)"
    }
    let before =
      isCell(constraint.subject) ? "make the cell with a frame" : "give it its frame before"
    return
      "\(name) was laid out while its frame was still empty: \(weakening), or \(before); \(flag)"
  }

  // MARK: Sizes from outside

  private var encapsulated: [String] {
    guard
      let outer = members.first(where: {
        [.encapsulatedSize, .temporarySize, .fittingSize].contains($0.constraint.origin)
      })
    else { return [] }
    let name = names[outer.constraint.first.item]
    guard let index = weakest else {
      return [
        "The size of \(name) is the system's, and so are the others: there is nothing to cure"
      ]
    }
    let member = number(index)
    if outer.constraint.constant == 0 {
      return [
        "\(conflict.framework) lays \(name) out once before it has its size. Give \(member) a priority of 999: it gives way "
          + "at that moment and holds afterwards"
      ]
    }
    if outer.constraint.origin == .encapsulatedSize, isCell(outer.constraint.first.item) {
      let isClose = clash.member(outer.index)?.fittingConstant.map {
        ($0 - outer.constraint.constant).magnitude < 1
      }
      let reason =
        isClose == true
        ? "The container rounds to pixels, or adds a separator, so its size is a little off"
        : "The container's size is an estimate until the content has been measured"
      return [
        "\(reason). Give \(member) a priority of 999: it gives way at that moment and decides afterwards"
      ]
    }
    return [
      "The size of \(name) is given from outside, so something in it must be able to give way: drop \(member), "
        + "make it an inequality, or give it a priority of 999"
    ]
  }

  private func isCell(_ item: LoggedItem) -> Bool {
    let name = item.className
    return name.contains("Cell") || name.contains("HeaderFooter") || name.contains("TableView")
  }

  private var hidden: [String] {
    let hiding = members.first { $0.constraint.origin == .stackView("hiding") }
    guard let hiding else { return [] }
    let advice = weakest.map { ": give \(number($0)) a priority of 999" } ?? ""
    return [
      "\(names[hiding.constraint.first.item]) is hidden, so the stack view makes it 0 long, and what is in it "
        + "must be able to give way\(advice)"
    ]
  }

  /// The app's constraint that should be weakened: the broken one, or one at the end of a chain.
  private var weakest: Int? {
    let own = members.filter { $0.constraint.origin.isApp }
    if let broken = conflict.broken, own.contains(where: { $0.index == broken }) { return broken }
    let ends = own.filter {
      let attribute = $0.constraint.first.attribute
      return attribute == .bottom || attribute == .trailing || attribute == .right
    }
    return ends.last?.index ?? own.last?.index
  }

  private func number(_ index: Int) -> String { "[\(index + 1)]" }

  // MARK: The app's own

  private var repeatedSizes: [String] {
    let own = members.filter { $0.constraint.origin.isApp && $0.constraint.isFixedSize }
    guard own.count >= 2, let first = own.first,
      own.allSatisfy({ $0.constraint.first == first.constraint.first }), members.count == own.count
    else { return [] }
    return [
      "Keep one of them. A size that changes is changed in the constraint that is there (its constant, or "
        + "updateConstraints and remakeConstraints), not by adding another"
    ]
  }

  private var contents: [String] {
    guard let content = members.first(where: { $0.constraint.origin == .contentSize }) else {
      return []
    }
    return [
      "Lower the hugging or compression resistance priority of \(names[content.constraint.first.item]) below "
        + "1000, or let its size go free"
    ]
  }

  private var general: String {
    guard let index = weakest else { return "Remove or weaken one of these" }
    let spacing =
      members.contains { isStack($0.constraint.origin) }
      ? ", or change the stack view's spacing or distribution" : ""
    return
      "Remove the one that you did not mean, or give it a priority below 1000; \(number(index)) is the "
      + "first to look at\(spacing)"
  }
}
