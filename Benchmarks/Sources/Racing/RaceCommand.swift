// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Traces
import Workloads

/// The command `race`.
///
/// Generates the workloads, replays them on our solver and on others, in turns and each in a process of its own, and
/// prints the times.
public struct RaceCommand {
  private let options: RaceOptions

  /// Reads the arguments.
  public init(_ arguments: [String]) throws { options = try RaceOptions(arguments) }

  /// Runs the race and returns the exit status, which is not 0 if our solver failed on a workload.
  public func run() throws -> Int32 {
    let workloads = RacePlan.workloads(options)
    if workloads.isEmpty {
      throw RaceOptions.Failure(description: "no workload is called \(options.names)")
    }
    let scratch = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("race-\(getpid())")
    let folder = options.folder.map { URL(fileURLWithPath: $0) } ?? scratch
    for used in [scratch, folder] {
      try FileManager.default.createDirectory(at: used, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    if options.isWriteOnly {
      for workload in workloads { _ = try write(workload, to: folder) }
      return 0
    }

    let cap = options.cap ?? 20
    var race = Race(
      try contestants(), cap: cap, minimum: options.minimum ?? (options.isQuick ? 0.05 : 0.3),
      rounds: options.rounds ?? (options.isQuick ? 1 : 3))
    let table = RaceTable(contestants: race.contestants.map(\.name), cap: cap)
    var results: [RaceResult] = []
    printLine(RaceTable.line(table.headers))
    for workload in workloads {
      let (trace, file) = try write(workload, to: folder)
      let initial = scratch.appendingPathComponent("\(workload.name).build.txt")
      try trace.initialSolve.text.write(to: initial, atomically: true, encoding: .utf8)
      let added = race.run(workload, labels: trace.labels, trace: file, initial: initial)
      try FileManager.default.removeItem(at: initial)
      results += added
      for result in added { printLine(RaceTable.line(table.cells(result))) }
      if options.folder == nil { try FileManager.default.removeItem(at: file) }
    }
    let growth = table.growth(results)
    if !growth.isEmpty {
      printLine("\ngrowth, the exponent of n\n" + RaceTable.line(table.growthHeaders))
      for row in growth { printLine(RaceTable.line(row)) }
    }
    if let path = options.markdown {
      try table.markdown(results).write(toFile: path, atomically: true, encoding: .utf8)
    }
    for problem in race.problems { printLine("race: \(problem)") }
    let ours = race.contestants[0].name
    return race.problems.contains { $0.hasPrefix("\(ours) ") } ? 1 : 0
  }

  private func write(_ workload: Workload, to folder: URL) throws -> (trace: Trace, file: URL) {
    let trace = workload.trace()
    let file = folder.appendingPathComponent("\(workload.name).txt")
    try trace.text.write(to: file, atomically: true, encoding: .utf8)
    return (trace, file)
  }

  private func contestants() throws -> [Contestant] {
    guard let program = Bundle.main.executableURL else {
      throw RaceOptions.Failure(description: "the path of this program is not known")
    }
    var contestants = [Contestant(name: "ours", program: program, leading: ["replay"])]
    if options.kiwi ?? !options.isQuick {
      do {
        contestants.append(try BuiltPeer.kiwi.contestant())
      } catch {
        printLine("race: without kiwi: \(error)")
      }
    }
    for path in options.peers {
      let peer = URL(fileURLWithPath: path)
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw RaceOptions.Failure(description: "\(path) is not a program")
      }
      contestants.append(
        Contestant(
          name: peer.lastPathComponent, program: peer, takesOptions: options.peersTakeOptions))
    }
    return contestants
  }

  /// Prints a line without buffering.
  private func printLine(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
