// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The options of the command `edits`.
struct EditsOptions: Sendable {
  /// An invalid call, described in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether the seeds are checked in this process instead of child processes.
  var isHere = false
  var seed: UInt64 = 1
  var count: UInt64 = 1000
  var checks = TreeEditCheck.allCases

  /// How many times as many edits as usual a tree lives through.
  var length = 1
  var jobs = 1

  /// The time limit of one check of one seed, in seconds.
  var limit: UInt32 = 20

  var seeds: Range<UInt64> { seed..<seed + count }

  static let usage = """
    usage: edits [--seed S] [--count N] [--check edited|oneByOne|fromScratch] [--jobs J]
                 [--length TIMES] [--limit SECONDS]
    """

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    if rest.first == "here" {
      isHere = true
      rest.removeFirst()
    }
    func value<Value>(_ option: String, _ read: (String) -> Value?) throws(Failure) -> Value {
      guard let text = rest.popFirst(), let value = read(text) else {
        throw Failure(description: "\(option) takes another value")
      }
      return value
    }
    func positive(_ text: String) -> UInt32? { UInt32(text).flatMap { $0 > 0 ? $0 : nil } }
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": seed = UInt64(try value(argument) { UInt32($0) })
      case "--count": count = UInt64(try value(argument, positive))
      case "--check": checks = [try value(argument, TreeEditCheck.init(rawValue:))]
      case "--length": length = Int(try value(argument, positive))
      case "--jobs": jobs = Int(try value(argument, positive))
      case "--limit": limit = try value(argument, positive)
      default: throw Failure(description: "unknown argument \(argument)\n\(Self.usage)")
      }
    }
  }
}
