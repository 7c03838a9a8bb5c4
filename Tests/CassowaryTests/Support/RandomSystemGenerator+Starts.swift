// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension RandomSystemGenerator {
  mutating func startLayout() {
    let boxes = names.count / 2
    for box in 0..<boxes {
      let (left, width) = ("l\(box)", "w\(box)")
      var batch: [CaseStep] = []
      if random.chance(50) {
        batch.append(.lowerBound(variable: width, 0))
      } else {
        batch.append(.add(row([(width, 1)], 0, .greaterThanOrEqual, 1000)))
      }
      batch.append(
        .add(
          row([(width, 1)], -random.double(10...200), .equal, random.pick([250, 500, 490, 750]))))
      if random.chance(50) {
        batch.append(
          .add(
            row(
              [(width, 1)], -random.double(20...60), .greaterThanOrEqual,
              random.pick([750, 751, 1000]))))
      }
      if box == 0 {
        batch.append(.add(row([(left, 1)], -8, .equal, 1000)))
      } else {
        let before = box - 1
        batch.append(
          .add(
            row(
              [(left, 1), ("l\(before)", -1), ("w\(before)", -1)], -8,
              random.pick([.equal, .greaterThanOrEqual]), 1000)))
        if random.chance(40) {
          batch.append(
            .add(
              row(
                [(width, 1), ("w\(before)", -random.pick([1, 2, 0.5]))], 0, .equal,
                random.pick([50, 500, 999]))))
        }
      }
      emit(batch)
    }
    emit([
      .add(
        row(
          [("l\(boxes - 1)", 1), ("w\(boxes - 1)", 1), ("W", -1)], 8,
          random.pick([.equal, .lessThanOrEqual]), random.pick([1000, 1000, 999]))),
      .edit(variable: "W", priority: random.pick([750, 999]), weight: 1),
      .suggest(variable: "W", value: random.double(50...900)),
    ])
  }

  mutating func startChain() {
    for (first, second) in zip(names, names.dropFirst()) {
      emit([
        .add(
          row(
            [(second, 1), (first, -random.pick([1, 1, 0.5, 2, 0.1]))], -random.double(0...20),
            random.pick([.equal, .equal, .greaterThanOrEqual]),
            random.pick([1000, 1000, 750])))
      ])
    }
  }

  mutating func startNearParallel() {
    let difference: Double = random.pick([1e-3, 1e-4, 1e-5])
    emit([
      .add(row([("v0", 1), ("v1", 1)], -random.double(1...50), .equal, 1000)),
      .add(
        row(
          [("v0", 1), ("v1", 1 + difference)], -random.double(1...50), relation(),
          random.pick([1000, 750]))),
    ])
  }

  /// Weak wishes that make most variables unique.
  mutating func anchor() {
    var batch: [CaseStep] = []
    for name in names where random.chance(80) {
      var wish = row([(name, 1)], random.double(-50...50), .equal, 0.5)
      wish.weight = 1 + random.double(0...63) / 64
      batch.append(.add(wish))
    }
    emit(batch)
  }
}
