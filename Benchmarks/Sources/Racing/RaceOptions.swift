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
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case "--quick": isQuick = true
      case "--kiwi": kiwi = true
      case "--no-kiwi": kiwi = false
      case "--peer": peers.append(try reader.text(for: argument))
      case "--peer-options": peersTakeOptions = true
      case "--max-size": maxSize = Int(try reader.number(for: argument))
      case "--rounds": rounds = max(1, Int(try reader.number(for: argument)))
      case "--cap": cap = try reader.number(for: argument)
      case "--min-time": minimum = try reader.number(for: argument)
      case "--write": folder = try reader.text(for: argument)
      case "--write-only": isWriteOnly = true
      case "--markdown": markdown = try reader.text(for: argument)
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
