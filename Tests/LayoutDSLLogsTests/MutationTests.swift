// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLLogs
import Testing

/// Logs with random damage.
///
/// `LOG_MUTATIONS_COUNT` and `LOG_MUTATIONS_SEED` ask for more of them.
struct MutationTests {
  @Test func everyMutationEndsWithAMessage() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["LOG_MUTATIONS_COUNT"].flatMap { Int($0) } ?? 1500
    let seed = environment["LOG_MUTATIONS_SEED"].flatMap { UInt64($0) } ?? 20_261_122
    print("mutations of logs: seed \(seed), \(count) times")
    let logs = try LogFile.all.map { Array(try $0.log().utf8) }
    try #require(logs.count >= 60)
    var generator = SplitMix(seed: seed)
    for number in 0..<count {
      var bytes = logs[number % logs.count]
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        mutate(&bytes, with: logs, &generator)
      }
      let log = LayoutLog(String(decoding: bytes, as: UTF8.self))
      let text = log.explanation
      try #require(text.hasPrefix("Conflict") || text.hasPrefix("No conflict"), "number \(number)")
      try #require(text.utf8.count > 60, "number \(number)")
      for conflict in log.conflicts {
        try #require(conflict.constraints.allSatisfy { $0.constant.isFinite }, "number \(number)")
      }
    }
  }

  private func mutate(
    _ bytes: inout [UInt8], with logs: [[UInt8]], _ generator: inout SplitMix
  ) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let length = min(Int.random(in: 1...40, using: &generator), bytes.count - place)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
    case 3: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
    case 4: bytes.removeSubrange(place...)
    case 5:
      let other = logs[Int.random(in: 0..<logs.count, using: &generator)]
      let start = Int.random(in: 0..<other.count, using: &generator)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 200)], at: place)
    case 6:
      let words = [
        "<", ">", "]", "(", "-(1e308)-", " == ", "0x", "'|'", "\n", "\\n", "&lt;", "9999999999999",
        " * 0", " * 1e-9", "-1", "NSSpace(", ".width", "Constraint:", "names: ", "\u{2018}", "Hug:",
      ]
      let word = words[Int.random(in: 0..<words.count, using: &generator)]
      bytes.insert(contentsOf: Array(word.utf8), at: place)
    default:
      if let digit = bytes[place...].firstIndex(where: { $0 >= 0x30 && $0 <= 0x39 }) {
        bytes[digit] = UInt8.random(in: 0x30...0x39, using: &generator)
      }
    }
  }
}
