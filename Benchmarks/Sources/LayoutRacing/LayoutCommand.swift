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
      contestants: try contestants(), layoutEngines: layoutEngines(), options: options,
      scratch: scratch)
    let table = LayoutTable(contestants: (race.contestants + race.layoutEngines).map(\.name))
    printLine(RaceTable.line(table.headers))
    var results: [LayoutResult] = []
    for workload in workloads {
      guard let kind = workload.family.tree else { continue }
      let added = try race.run(workload, kind)
      for result in added { printLine(RaceTable.line(table.cells(result))) }
      results += added
    }
    let growth = table.growth(results)
    if !growth.isEmpty {
      printLine("\ngrowth, the exponent of n\n" + RaceTable.line(table.growthHeaders))
      for row in growth { printLine(RaceTable.line(row)) }
    }
    if let path = options.markdown {
      try table.markdown(results).write(toFile: path, atomically: true, encoding: .utf8)
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
  private func layoutEngines() -> [Contestant] {
    guard options.hasYoga else { return [] }
    do {
      return [try BuiltPeer.yoga.contestant()]
    } catch {
      printLine("layout: without Yoga: \(error)")
      return []
    }
  }

  /// Prints a line without buffering.
  private func printLine(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
