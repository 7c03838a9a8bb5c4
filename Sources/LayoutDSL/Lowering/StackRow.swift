// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A row of a stack view: `form + units · unit relation 0`.
///
/// The unit is a variable of the stack view alone: the size that its distribution makes equal. Views are compared with
/// it instead of with one another, so hiding one changes no row of the others.
struct StackRow {
  /// Identifies the row from one lowering to the next.
  ///
  /// Hiding one of a thousand views then changes the rows of its neighbours and no others.
  struct Key: Hashable {
    var kind: Kind
    var item: ObjectIdentifier
  }

  /// The purposes of rows, in the order of their rank.
  enum Kind: UInt8 {
    case near
    case far
    case gap
    case share
    case even
    case total
    case fit
    case hiddenExtent
    case hiddenPosition
    case crossPosition
    case crossNear
    case crossFar
    case crossBaselinePull
    case crossFit
  }

  /// Returns the rank of the row: by purpose and then by view along the axis, by view and then by purpose across it.
  ///
  /// The ranks of rows that place hidden views overlap those across the axis. That is harmless: rows that place hidden
  /// views are never required, and only required rows are compared.
  ///
  /// - Parameter member: The number of the row's view, 0 for the stack view itself.
  /// - Returns: A number below 2²⁴ for up to a million views.
  func rank(ofMember member: Int) -> Int {
    let kind = Int(key.kind.rawValue)
    let firstAcross = Int(Kind.crossPosition.rawValue)
    let number = min(member, 1 << 20 - 1)
    return kind < firstAcross ? kind << 20 + number : 1 << 23 + number << 3 + kind - firstAcross
  }

  let key: Key
  let form: LinearForm
  var units = 0.0
  let relation: LayoutConstraint.Relation
  let priority: Float
}

extension StackRow {
  /// Returns what the row does, in the words of the stack view's properties; `owner` is the stack view, or the guide
  /// that limits a view to its readable width.
  func words(of owner: ItemState) -> String {
    guard let arrangement = owner.view?.arrangement else {
      return "\(owner.name) is at most as wide as reads well"
    }
    let subject = form.cells.first { ObjectIdentifier($0.item) == key.item }?.item.name ?? "a view"
    let isHorizontal = arrangement.axis == .horizontal
    let words =
      switch key.kind {
      case .near: "begins with \(subject)"
      case .far: "ends with \(subject)"
      case .gap where key.item == ObjectIdentifier(owner):
        "leaves at least \((-form.constant).layoutText) between its views"
      case .gap: "leaves \(space) after \(subject)"
      case .total, .share, .even: arrangement.distribution.words(isHorizontal: isHorizontal)
      case .fit: "is no \(isHorizontal ? "wider" : "taller") than it has to be"
      case .hiddenExtent:
        "gives \(subject), which is hidden, no \(isHorizontal ? "width" : "height")"
      case .hiddenPosition: "keeps the place of \(subject), which is hidden"
      case .crossNear, .crossFar: side(of: subject, isHorizontal: isHorizontal)
      case .crossPosition: arrangement.alignment.words(subject)
      case .crossBaselinePull: "pulls \(subject) to its \(isHorizontal ? "top" : "side")"
      case .crossFit: "keeps \(subject) no \(isHorizontal ? "taller" : "wider") than it has to be"
      }
    return "the stack view \(owner.name) \(words)"
  }

  private var space: String {
    let amount = (-form.constant).layoutText
    return relation == .equal ? amount : "at least \(amount)"
  }

  private func side(of subject: String, isHorizontal: Bool) -> String {
    let isNear = key.kind == .crossNear
    let edge = isHorizontal ? (isNear ? "top" : "bottom") : isNear ? "leading" : "trailing"
    return relation == .equal
      ? "aligns \(subject) with its \(edge) edge" : "keeps \(subject) inside of its \(edge) edge"
  }
}

extension LayoutStackView.Distribution {
  /// Returns what the distribution does with the arranged views.
  fileprivate func words(isHorizontal: Bool) -> String {
    switch self {
    case .fill: "fills itself with its views"
    case .fillEqually: "makes its views equally \(isHorizontal ? "wide" : "tall")"
    case .fillProportionally: "sizes its views in proportion to their content"
    case .equalSpacing: "makes the gaps between its views equal"
    case .equalCentering: "makes the distances of the centers of its views equal"
    }
  }
}

extension LayoutStackView.Alignment {
  /// Returns what the alignment does with an arranged view across the axis.
  fileprivate func words(_ subject: String) -> String {
    switch self {
    case .firstBaseline: "aligns the first baseline of \(subject) with that of its first view"
    case .lastBaseline: "aligns the last baseline of \(subject) with that of its first view"
    case .fill, .leading, .center, .trailing: "centers \(subject)"
    }
  }
}
