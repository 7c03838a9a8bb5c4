// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rules of UAX #14, revision 53, that decide where a line may end, for the classes of ``LineBreakClass``.
///
/// As in browsers, a line may end after spaces regardless of the next character, and pairs of printable ASCII
/// characters have a table of their own: no line ends after a slash, but one may end after a hyphen.
struct LineBreakRules {
  private let items: [LineBreakItem]

  /// For each item, whether it belongs to a number or to the separators after one (rule LB25).
  private var endsNumber: [Bool] = []

  /// Prepares the rules for a text.
  init(_ items: [LineBreakItem]) {
    self.items = items
    endsNumber.reserveCapacity(items.count)
    var isNumber = false
    for item in items {
      let kind = item.kind
      isNumber = kind == .nu || isNumber && (kind == .sy || kind == .is)
      endsNumber.append(isNumber)
    }
  }

  /// Whether a line may end before the item at `index`, which is not the first one.
  ///
  /// - Complexity: O(1).
  func allowsBreak(before index: Int) -> Bool {
    let (left, right) = (items[index - 1], items[index])
    let (a, b) = (left.kind, right.kind)
    if a == .al, b == .al { return false }
    if a == .bk { return true }  // LB4
    if b == .bk || b == .sp || b == .zw { return false }  // LB6, LB7
    if a == .sp || a == .zw { return true }  // LB18, before all others as in browsers; LB8
    if left.ascii != 0, right.ascii != 0 { return allowsASCIIBreak(before: index) }
    if left.joinsNext || b == .wj || a == .wj || a == .gl { return false }  // LB8a, LB11, LB12
    if b == .gl { return a == .ba || a == .hy }  // LB12a
    if b == .cl || b == .cp || b == .ex || b == .sy || a == .op { return false }  // LB13, LB14
    if left.isInitial, canOpenQuotation(at: index - 1) { return false }  // LB15a
    if right.isFinal, canCloseQuotation(at: index) { return false }  // LB15b
    if b == .is { return false }  // LB15d
    if b == .ns, a == .cl || a == .cp { return false }  // LB16
    if b == .b2, a == .b2 { return false }  // LB17
    if b == .qu, prohibitsBreak(beforeQuotationAt: index) { return false }  // LB19
    if a == .qu, prohibitsBreak(afterQuotationAt: index - 1) { return false }
    if a == .cb || b == .cb { return true }  // LB20
    return !prohibitsBreak(between: a, b, at: index)
  }

  /// Whether a line may end between two printable characters of ASCII.
  private func allowsASCIIBreak(before index: Int) -> Bool {
    let (a, b) = (items[index - 1].ascii, items[index].ascii)
    switch (UnicodeScalar(a), UnicodeScalar(b)) {
    case (_, "!"), (_, ")"), (_, ","), (_, "."), (_, "/"), (_, ":"), (_, ";"), (_, "?"), (_, "]"),
      (_, "}"), ("?", "\""), ("?", "'"):
      return false
    case ("-", "0"..."9"): return index > 1 && [.al, .nu].contains(items[index - 2].kind)
    case ("-", _), ("?", _): return true
    case ("$", _), ("'", _), ("(", _), ("/", _), ("<", _), ("@"..."[", _), ("^"..."{", _),
      ("0"..."9", _):
      return false
    default: return b == 0x28 || b == 0x3C || b == 0x5B || b == 0x7B
    }
  }

  /// Whether the rules from LB20a on prohibit a break between two neighbours without a space between them.
  private func prohibitsBreak(
    between a: LineBreakClass, _ b: LineBreakClass, at index: Int
  ) -> Bool {
    let isLetter = b == .al || b == .hl
    let before = kind(index - 2)
    if a == .hy, isLetter {
      switch before {
      case nil, .bk, .sp, .zw, .cb, .gl: return true  // LB20a
      default: break
      }
    }
    if b == .ba || b == .hy || b == .ns || a == .bb { return true }  // LB21
    if before == .hl, a == .hy || a == .ba && !items[index - 1].isEastAsian { return b != .hl }
    if a == .sy, b == .hl { return true }  // LB21b
    if b == .in { return true }  // LB22
    let isAfterLetter = a == .al || a == .hl
    switch (a, b) {
    case (.nu, .al), (.nu, .hl), (.al, .nu), (.hl, .nu): return true  // LB23
    case (.pr, .id), (.id, .po): return true  // LB23a
    case (.pr, _) where isLetter, (.po, _) where isLetter: return true  // LB24
    case (_, .pr) where isAfterLetter, (_, .po) where isAfterLetter: return true
    case (_, .po), (_, .pr):  // LB25
      return endsNumber[index - 1] || (a == .cl || a == .cp) && index > 1 && endsNumber[index - 2]
    case (.po, .op), (.pr, .op):
      let next = kind(index + 1)
      return next == .nu || next == .is && kind(index + 2) == .nu
    case (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): return true
    case (_, .nu) where endsNumber[index - 1]: return true
    case (.is, _) where isLetter: return true  // LB29
    case (_, .op): return !items[index].isEastAsian && (isAfterLetter || a == .nu)  // LB30
    case (.cp, _): return !items[index - 1].isEastAsian && (isLetter || b == .nu)
    default: return isAfterLetter && isLetter  // LB28
    }
  }

  private func kind(_ index: Int) -> LineBreakClass? {
    items.indices.contains(index) ? items[index].kind : nil
  }

  /// Whether the opening quotation mark at `index` is preceded by something that allows it to open (rule LB15a).
  private func canOpenQuotation(at index: Int) -> Bool {
    kind(index - 1).map { [.bk, .op, .qu, .gl, .sp, .zw].contains($0) } ?? true
  }

  /// Whether the closing quotation mark at `index` is followed by something that allows it to close (rule LB15b).
  private func canCloseQuotation(at index: Int) -> Bool {
    kind(index + 1).map {
      [.sp, .gl, .wj, .cl, .qu, .cp, .ex, .is, .sy, .bk, .zw].contains($0)
    } ?? true
  }

  private func prohibitsBreak(beforeQuotationAt index: Int) -> Bool {
    if !items[index].isInitial || !items[index - 1].isEastAsian { return true }
    return index + 1 >= items.count || !items[index + 1].isEastAsian
  }

  private func prohibitsBreak(afterQuotationAt index: Int) -> Bool {
    if !items[index].isFinal || !items[index + 1].isEastAsian { return true }
    return index == 0 || !items[index - 1].isEastAsian
  }
}
