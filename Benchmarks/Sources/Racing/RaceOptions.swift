// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the command line of `race` asks for.
struct RaceOptions {
  /// A call that cannot be carried out, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let usage = """
    usage: race [NAME...] [--quick] [--kiwi | --no-kiwi] [--peer PROGRAM]... [--peer-options]
           [--max-size N] [--rounds N] [--cap SECONDS] [--min-time SECONDS]
           [--write FOLDER] [--write-only] [--markdown FILE]
    """

  /// Which workloads to run, by the beginnings of their names; all if empty.
  var names: [String] = []
  /// Whether to run small sizes only.
  var isQuick = false
  /// Whether to race against kiwi; if nil, unless it is quick.
  var kiwi: Bool?
  /// Other replay programs.
  var peers: [String] = []
  /// Whether these understand `--cap` and `--min-time`.
  var peersTakeOptions = false
  /// The largest size.
  var maxSize = Int.max
  /// How often every contestant runs; if nil, once if quick and else three times.
  var rounds: Int?
  /// When to break a run off.
  var cap: Double?
  /// How long a run lasts at least, if it can be repeated.
  var minimum: Double?
  /// Where to keep the traces.
  var folder: String?
  /// Whether to write traces and race no one.
  var isWriteOnly = false
  /// Where to write the tables.
  var markdown: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func text(_ option: String) throws -> String {
      guard let text = rest.popFirst() else {
        throw Failure(description: "\(option) takes an argument")
      }
      return text
    }
    func number(_ option: String) throws -> Double {
      guard let number = Double(try text(option)), number >= 0 else {
        throw Failure(description: "\(option) takes a number")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--kiwi": kiwi = true
      case "--no-kiwi": kiwi = false
      case "--peer": peers.append(try text(argument))
      case "--peer-options": peersTakeOptions = true
      case "--max-size": maxSize = Int(try number(argument))
      case "--rounds": rounds = max(1, Int(try number(argument)))
      case "--cap": cap = try number(argument)
      case "--min-time": minimum = try number(argument)
      case "--write": folder = try text(argument)
      case "--write-only": isWriteOnly = true
      case "--markdown": markdown = try text(argument)
      case _ where argument.hasPrefix("-"):
        throw Failure(description: "unknown option \(argument)\n\(Self.usage)")
      default: names.append(argument)
      }
    }
    if isWriteOnly && folder == nil {
      throw Failure(description: "--write-only needs --write FOLDER")
    }
  }
}
