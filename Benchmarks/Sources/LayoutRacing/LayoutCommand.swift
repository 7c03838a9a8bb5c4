// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutTrees
import Racing
import Workloads

/// The command `layout`: the time of trees, from views to frames, next to that of solvers on the same systems and of a
/// flexbox engine on the same pictures.
public struct LayoutCommand {
  private static let families: [Workload.Family] = [.list, .nested, .grid, .chain]
  private static let sizes = [10, 100, 1000, 10_000]

  private let options: LayoutOptions

  /// Reads the arguments.
  public init(_ arguments: [String]) throws { options = try LayoutOptions(arguments) }

  /// Runs the requested measurements and prints the results.
  public func run() throws {
    let workloads = Self.families.flatMap { family in
      Self.sizes.map { Workload(family, $0) }
    }.filter { workload in
      workload.size <= options.maxSize
        && (options.names.isEmpty
          || options.names.contains { $0 == workload.name || $0 == workload.family.rawValue })
    }
    if workloads.isEmpty {
      throw LayoutOptions.Failure(description: "no workload is called \(options.names)")
    }
    let scratch = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("layout-\(getpid())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let race = LayoutRace(
      contestants: try contestants(), painters: painters(), options: options, scratch: scratch)
    let table = LayoutTable(contestants: (race.contestants + race.painters).map(\.name))
    say(RaceTable.line(table.heads))
    var figures: [LayoutFigure] = []
    for workload in workloads {
      guard let kind = workload.family.tree else { continue }
      let added = try race.run(workload, kind)
      for figure in added { say(RaceTable.line(table.cells(figure))) }
      figures += added
    }
    let growth = table.growth(figures)
    if !growth.isEmpty {
      say("\ngrowth, the exponent of n\n" + RaceTable.line(table.growthHeads))
      for row in growth { say(RaceTable.line(row)) }
    }
    if let path = options.markdown {
      try table.markdown(figures).write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// Returns our solver alone and the named programs.
  private func contestants() throws -> [Contestant] {
    guard let program = Bundle.main.executableURL else {
      throw LayoutOptions.Failure(description: "the path of this program is not known")
    }
    return try [Contestant(name: "solver", program: program, leading: ["replay"])]
      + options.peers.map { path in
        guard FileManager.default.isExecutableFile(atPath: path) else {
          throw LayoutOptions.Failure(description: "\(path) is not a program")
        }
        let peer = URL(fileURLWithPath: path)
        return Contestant(name: peer.lastPathComponent, program: peer)
      }
  }

  /// Returns Yoga, if it can be built.
  private func painters() -> [Contestant] {
    guard options.hasYoga else { return [] }
    do {
      return [try BuiltPeer.yoga.contestant()]
    } catch {
      say("layout: without Yoga: \(error)")
      return []
    }
  }

  /// Prints a line without buffering.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
