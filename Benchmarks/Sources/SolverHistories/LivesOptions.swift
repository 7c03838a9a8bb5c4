// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The options of the command `lives`.
struct LivesOptions: Sendable {
  /// An invalid call, described in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The part of the command.
  enum Mode: String {
    /// Histories of several seeds, each in a process of its own.
    case histories = "lives"

    /// First batches of several seeds, a range of seeds per process.
    case firstBatches = "first"

    /// One history, in this process.
    case oneHistory = "one"

    /// First batches, in this process.
    case firstBatchesHere = "here"

    /// A file of calls to replay, in this process.
    case replay

    /// A file of calls to shrink, in this process.
    case shrink
  }

  var mode = Mode.histories
  var steps = 100_000
  var seed: UInt64 = 1
  var seeds: UInt64 = 1
  var profiles = HistoryProfile.all
  var every = 10
  var jobs = 1
  var limit: UInt32 = 10
  var shrinking = 60.0
  var count: UInt64 = 1000
  var spread = 0
  var log: URL?
  var file: URL?
  var kind = ""

  private var takesFile: Bool { mode == .replay || mode == .shrink }

  static let usage = """
    usage: lives [--steps N] [--seed S] [--seeds COUNT] [--profile P] [--every K] [--jobs J]
                 [--limit SECONDS] [--shrink SECONDS]
           lives first [--count N] [--seed S] [--spread 0|3|4] [--jobs J] [--limit SECONDS]
                 [--shrink SECONDS]
           lives replay FILE [--limit SECONDS]
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    if let mode = rest.first.flatMap(Mode.init(rawValue:)) {
      self.mode = mode
      rest.removeFirst()
    }
    func value<Value>(_ option: String, _ read: (String) -> Value?) throws -> Value {
      guard let text = rest.popFirst(), let value = read(text) else {
        throw Failure(description: "\(option) takes another value")
      }
      return value
    }
    func positive(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }
    while let argument = rest.popFirst() {
      switch argument {
      case "--steps": steps = try value(argument, positive)
      case "--seed": seed = try value(argument) { UInt64($0) }
      case "--seeds": seeds = UInt64(try value(argument, positive))
      case "--every": every = try value(argument, positive)
      case "--jobs": jobs = try value(argument, positive)
      case "--limit": limit = UInt32(clamping: try value(argument, positive))
      case "--shrink": shrinking = try value(argument) { Double($0) }
      case "--count": count = UInt64(try value(argument, positive))
      case "--spread": spread = try value(argument) { [0, 3, 4].contains(Int($0)) ? Int($0) : nil }
      case "--log": log = try value(argument) { URL(fileURLWithPath: $0) }
      case "--kind": kind = try value(argument) { $0 }
      case "--profile":
        profiles = [
          try value(argument) { name in HistoryProfile.all.first { $0.name == name } }
        ]
      case _ where takesFile && file == nil: file = URL(fileURLWithPath: argument)
      default: throw Failure(description: "unknown argument \(argument)\n\(Self.usage)")
      }
    }
    if takesFile, file == nil { throw Failure(description: Self.usage) }
  }
}
