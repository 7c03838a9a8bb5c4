// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Makes the random system of a seed.
///
/// One seed is one ``RandomSystem``, whatever came before.
struct RandomSystemGenerator {
  var random: SeededGenerator
  let profile: RandomSystem.Profile

  /// What would be live if nothing were refused; good enough to choose targets.
  var live = LiveSystem()
  private var removed: [CaseRow] = []
  var names: [String] = []
  private var centre: [String: Int] = [:]
  private var lastId = 0
  private var batches: [[CaseStep]] = []

  private static let priorities: [Float] = [999, 751, 750, 749.5, 500, 490, 250, 50, 1]

  /// Makes the system of `seed`.
  static func system(seed: UInt64, profile: RandomSystem.Profile? = nil) -> RandomSystem {
    let profiles = RandomSystem.Profile.allCases
    var generator = RandomSystemGenerator(
      seed: seed, profile: profile ?? profiles[Int(seed % UInt64(profiles.count))])
    generator.build()
    return RandomSystem(
      seed: seed, profile: generator.profile, isRelaxed: seed / UInt64(profiles.count) % 4 == 3,
      batches: generator.batches)
  }

  private init(seed: UInt64, profile: RandomSystem.Profile) {
    random = SeededGenerator(seed: seed)
    self.profile = profile
  }

  private mutating func build() {
    let variables: [String]
    let stepCount: Int
    switch profile {
    case .tiny: (variables, stepCount) = ((0..<3).map { "v\($0)" }, 10)
    case .small: (variables, stepCount) = ((0..<6).map { "v\($0)" }, 22)
    case .medium: (variables, stepCount) = ((0..<12).map { "v\($0)" }, 45)
    case .degenerate: (variables, stepCount) = ((0..<5).map { "v\($0)" }, 30)
    case .nearParallel: (variables, stepCount) = ((0..<4).map { "v\($0)" }, 14)
    case .chain: (variables, stepCount) = ((0..<random.int(4...9)).map { "x\($0)" }, 24)
    case .layout:
      let boxes = random.int(2...5)
      (variables, stepCount) = (["W"] + (0..<boxes).flatMap { ["l\($0)", "w\($0)"] }, 26)
    }
    names = variables
    emit(names.map { .variable($0) })
    for name in names { centre[name] = random.int(-20...20) }
    switch profile {
    case .layout: startLayout()
    case .chain: startChain()
    case .nearParallel: startNearParallel()
    default: break
    }
    if random.chance(50) { anchor() }
    // A third of the systems is applied one step at a time, the others in batches.
    let greatestBatch = random.pick([1, 3, 8])
    var done = 0
    while done < stepCount {
      let size = random.int(1...greatestBatch)
      var batch: [CaseStep] = []
      for _ in 0..<size {
        for step in anyStep() {
          batch.append(step)
          if live.refusal(of: step) == nil { live.apply(step) }
        }
      }
      emit(batch, isApplied: true)
      done += size
    }
  }

  mutating func emit(_ batch: [CaseStep], isApplied: Bool = false) {
    if batch.isEmpty { return }
    if !isApplied { batch.forEach { live.apply($0) } }
    batches.append(batch)
  }

  private mutating func newId() -> String {
    lastId += 1
    return "c\(lastId)"
  }
}

extension RandomSystemGenerator {
  private mutating func coefficient() -> Double {
    switch random.int(0...99) {
    case ..<55: random.pick([1, -1])
    case ..<80: random.pick([2, -2, 3, -3, 5])
    case ..<95: random.pick([0.5, -0.5, 0.25, 1.5, 0.1, 0.3, -0.2])
    default: random.pick([1.0 / 3, -2.0 / 3, 1e-3, 1e3, 7.0 / 11])
    }
  }

  private mutating func constant() -> Double {
    random.pick([
      0, 0, 0, 10, -10, 20, 8, 100, -100, random.double(-300...300),
      random.double(-3000...3000) / 8,
    ])
  }

  private mutating func priority(required: Int) -> Float {
    random.chance(required) ? 1000 : random.pick(Self.priorities)
  }

  private mutating func weight() -> Double { random.pick([1, 1, 1, 2, 3, 0.5, 10, 1000, 7.25]) }

  mutating func row(
    _ terms: [(String, Double)], _ constant: Double, _ relation: LinearRelation,
    _ priority: Float
  ) -> CaseRow {
    CaseRow(
      id: newId(), terms: terms.map { CaseRow.Term(variable: $0.0, coefficient: $0.1) },
      constant: constant, relation: relation, priority: priority,
      weight: priority < 1000 ? weight() : 1)
  }

  mutating func relation() -> LinearRelation {
    random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private mutating func randomRow() -> CaseRow {
    let chosen = random.sample(names, random.pick([1, 1, 2, 2, 2, 3, 3, 4]))
    var terms: [(String, Double)] = []
    for name in chosen { terms.append((name, coefficient())) }
    if random.chance(5) { terms.append((random.pick(chosen), coefficient())) }
    return row(
      terms, constant(), relation(), priority(required: profile == .chain ? 10 : 30))
  }

  /// A row that goes through the system's centre, so that many rows meet in one point.
  private mutating func degenerateRow() -> CaseRow {
    var terms: [(String, Double)] = []
    for name in random.sample(names, random.int(1...3)) {
      terms.append((name, random.pick([1, -1, 2, -2, 3])))
    }
    let sum = terms.reduce(0) { $0 + $1.1 * Double(centre[$1.0] ?? 0) }
    return row(
      terms, -sum, random.pick([.lessThanOrEqual, .greaterThanOrEqual, .equal, .lessThanOrEqual]),
      priority(required: 60))
  }

  /// A combination of required equalities, dyadic so that it is exact.
  private mutating func redundantRow() -> CaseRow? {
    let equalities = live.rows.filter { row in
      guard row.isRequired, row.relation == .equal else { return false }
      let numbers: [Double] = row.terms.map(\.coefficient) + [row.constant]
      return numbers.allSatisfy { (number: Double) in
        (number * 1024).rounded() == number * 1024
      }
    }
    if equalities.isEmpty { return nil }
    var sums: [String: Double] = [:]
    var constant = 0.0
    for row in random.sample(equalities, random.pick([1, 2, 2, 3])) {
      let factor: Double = random.pick([1, -1, 2, 3, 0.5])
      for term in row.terms { sums[term.variable, default: 0] += factor * term.coefficient }
      constant += factor * row.constant
    }
    let terms = sums.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    return terms.isEmpty ? nil : row(terms.map { ($0.key, $0.value) }, constant, relation(), 1000)
  }

  private mutating func duplicateRow() -> CaseRow? {
    guard !live.rows.isEmpty else { return nil }
    var copy = random.pick(live.rows)
    copy.id = newId()
    return copy
  }
}

extension RandomSystemGenerator {
  /// The next step, or a few that belong together.
  private mutating func anyStep() -> [CaseStep] {
    switch random.int(0...99) {
    case ..<36: return [.add(profile == .degenerate ? degenerateRow() : randomRow())]
    case ..<41: return redundantRow().map { [.add($0)] } ?? []
    case ..<46: return duplicateRow().map { [.add($0)] } ?? []
    case ..<58: return removal()
    case ..<63: return comeback()
    case ..<85: return editing()
    case ..<97: return change()
    default: return misuse()
    }
  }

  private mutating func removal() -> [CaseStep] {
    let ids = live.rows.map(\.id) + live.stays.map(\.id)
    if ids.isEmpty { return [] }
    let id = random.pick(ids)
    if let row = live.row(id) { removed.append(row) }
    return [.remove(id: id)]
  }

  private mutating func comeback() -> [CaseStep] {
    if removed.isEmpty { return [] }
    let row = removed.remove(at: random.int(0...removed.count - 1))
    return live.has(row.id) ? [] : [.add(row)]
  }

  private mutating func editing() -> [CaseStep] {
    let edited = live.edits.map(\.variable)
    if edited.isEmpty || random.chance(25) {
      let name = random.pick(names)
      if edited.contains(name) { return [] }
      return [
        .edit(variable: name, priority: random.pick([999, 750, 500, 250, 50]), weight: 1),
        .suggest(variable: name, value: random.double(-200...400)),
      ]
    }
    let name = random.pick(edited)
    if random.chance(15) { return [.endEdit(variable: name)] }
    let values = [
      random.double(-500...500), 0, 1e4, -1e4, random.double(-4000...4000) / 16,
    ]
    return [.suggest(variable: name, value: random.pick(values))]
  }

  private mutating func change() -> [CaseStep] {
    let kind = random.int(0...9)
    if kind < 2 {
      return [
        .stay(
          id: newId(), variable: random.pick(names), priority: random.pick(Self.priorities),
          weight: weight())
      ]
    }
    if kind < 4 {
      let bound: Double? =
        random.chance(25) ? nil : random.pick([0, 0, -10, random.double(-50...50)])
      return [.lowerBound(variable: random.pick(names), bound)]
    }
    if live.rows.isEmpty { return [] }
    let row = random.pick(live.rows)
    switch kind {
    case ..<7: return [.constant(id: row.id, constant())]
    case 7: return [.weight(id: row.id, weight())]
    default: return [.priority(id: row.id, priority(required: 20))]
    }
  }

  private mutating func misuse() -> [CaseStep] {
    let free = names.filter { name in !live.edits.contains { $0.variable == name } }
    switch random.int(0...4) {
    case 0: return live.rows.isEmpty ? [] : [.add(random.pick(live.rows))]
    case 1: return [.remove(id: "nope")]
    case 2: return free.isEmpty ? [] : [.endEdit(variable: free[0])]
    case 3: return free.isEmpty ? [] : [.suggest(variable: free[0], value: 1)]
    default: return free.isEmpty ? [] : [.edit(variable: free[0], priority: 1000, weight: 1)]
    }
  }
}
