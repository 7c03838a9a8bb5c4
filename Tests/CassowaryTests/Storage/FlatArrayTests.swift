// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The growing array, against `Array`.
@Suite("Flat array")
struct FlatArrayTests {
  private func change(
    _ flat: inout FlatArray<Int32>, _ plain: inout [Int32], _ random: inout SeededGenerator
  ) {
    let number = Int32(random.int(-1000...1000))
    switch random.int(0...12) {
    case 0...2:
      flat.append(number)
      plain.append(number)
    case 3:
      let extra = random.int(-1...40)
      flat.append(number, times: extra)
      plain.append(contentsOf: repeatElement(number, count: max(0, extra)))
    case 4:
      let wanted = random.int(0...60)
      flat.extend(to: wanted, with: number)
      while plain.count < wanted { plain.append(number) }
    case 5:
      let extra = random.int(0...5)
      flat.extend(by: extra)
      for _ in 0..<extra {
        plain.append(number)
        flat[plain.count - 1] = number
      }
    case 6:
      #expect(flat.popLast() == plain.popLast())
    case 7:
      let kept = random.int(0...plain.count)
      flat.truncate(to: kept)
      plain.removeLast(plain.count - kept)
    case 8:
      let start = random.int(0...plain.count)
      flat.append(contentsOf: FlatArray(plain), from: start)
      plain.append(contentsOf: plain[start...])
    case 9 where plain.count > 1:
      let length = random.int(1...plain.count / 2)
      let low = random.int(0...plain.count - 2 * length)
      let high = random.int(low + length...plain.count - length)
      let (source, target) = random.chance(50) ? (low, high) : (high, low)
      flat.copyRun(from: source, to: target, length: length)
      plain.replaceSubrange(target..<target + length, with: plain[source..<source + length])
    case 10 where !plain.isEmpty:
      let index = random.int(0...plain.count - 1)
      flat[index] += number
      flat.slots[index] += 1
      plain[index] += number + 1
    case 11 where random.chance(20):
      if random.chance(50) { flat.removeAll() } else { flat = FlatArray() }
      plain.removeAll()
    case 12 where random.chance(20):
      flat.fill(number)
      plain = plain.map { _ in number }
    default:
      let wanted = random.int(0...200)
      flat.reserveCapacity(wanted)
      #expect(flat.capacity >= wanted)
    }
  }

  @Test("random changes give what an array gives", arguments: UInt64(1)...30)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var flat = FlatArray<Int32>()
    var plain: [Int32] = []
    for step in 0..<300 {
      change(&flat, &plain, &random)
      if plain.count > 500 {
        flat.truncate(to: 3)
        plain.removeLast(plain.count - 3)
      }
      let elements = flat.elements
      #expect(elements == plain, "seed \(seed), step \(step)")
      #expect(flat.first == plain.first && flat.last == plain.last, "seed \(seed), step \(step)")
      #expect(flat.capacity >= flat.count, "seed \(seed), step \(step)")
    }
  }

  @Test("few and many elements are sorted", arguments: UInt64(1)...20)
  func sort(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for count in Array(0...60) + [500] {
      let keys = random.pick([3, 1000])
      let plain = (0..<count).map { _ in random.int(0...keys) }
      var flat = FlatArray(plain)
      flat.sort { $0 < $1 }
      #expect(flat.elements == plain.sorted(), "seed \(seed), count \(count)")
      flat.sort { $0 > $1 }
      #expect(flat.elements == plain.sorted(by: >), "seed \(seed), count \(count)")
    }
  }

  @Test("a copy has the same elements and goes its own way")
  func copy() {
    var flat = FlatArray<Int32>([1, 2, 3])
    var other = flat.copy()
    flat[0] = 7
    other.append(4)
    #expect(flat.elements == [7, 2, 3])
    #expect(other.elements == [1, 2, 3, 4])
  }

  @Test("memory is kept until there is another array")
  func memory() {
    var flat = FlatArray(repeating: 0, count: 100)
    flat.removeAll()
    #expect(flat.capacity >= 100)
    flat = FlatArray()
    #expect(flat.capacity == 0)
    flat.append(5)
    #expect(flat.elements == [5])
  }
}
