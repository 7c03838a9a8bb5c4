// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CAllocations
import Chains
import Foundation
import LayoutTrees

/// The command `counts`: counts of the solver's work, which are the same in every run.
///
/// `counts allocations` prints a line `allocations.NAME <tab> NUMBER` for each metric.
/// `counts list` prints the names whose instructions are worth counting, and `counts work NAME` does the work of one of
/// them within `counted_section`, for a profiler. `counts memory` prints a line `bytes.NAME <tab> NUMBER` for each
/// metric, and `counts picture NAME` the picture of a tree for engines with other layout models.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch (arguments.first, arguments.count) {
      case ("allocations", 1): try printAllocations()
      case ("list", 1): printNames()
      case ("work", 2): try work(arguments[1])
      case ("memory", 1): printMemory()
      case ("picture", 2):
        guard let picture = TreePhase.picture(arguments[1]) else {
          fail("no tree is called \(arguments[1])")
        }
        print(picture.text, terminator: "")
      default: fail("usage: counts allocations | memory | list | work NAME | picture NAME")
      }
    } catch {
      fail("\(error)")
    }
  }

  private static func printAllocations() throws {
    guard allocations_are_counted() else {
      fail("allocations can be counted on Linux with glibc only")
    }
    for metric in CountedMetric.allocations {
      var work = try CountedWork(metric)
      printAllocations(metric.name, try work.allocations())
    }
    for chain in chains { printAllocations("chain.\(chain.name)", chain.allocations()) }
    for tree in TreeWork.all { printAllocations(tree.name, tree.allocations()) }
  }

  private static func printMemory() {
    for (name, bytes) in TreeWork.memory() { print("bytes.\(name)\t\(Int(bytes.rounded()))") }
  }

  private static func printAllocations(_ name: String, _ count: Double) {
    print("allocations.\(name)\t\((count * 1000).rounded() / 1000)")
  }

  /// The chains whose allocations and instructions are counted: all kinds in blocks of four, a single chain, and a long
  /// block.
  private static var chains: [ChainWork] {
    ChainWork.Chain.allCases.map { ChainWork($0, chainsPerBlock: 4) }
      + [ChainWork(.view, chainsPerBlock: 1), ChainWork(.view, chainsPerBlock: 64)]
  }

  private static func printNames() {
    for metric in CountedMetric.instructions { print(metric.name) }
    for chain in chains { print("chain.\(chain.name)") }
    for phase in TreePhase.all { print(phase.name) }
  }

  private static func work(_ name: String) throws {
    if let chain = chains.first(where: { "chain.\($0.name)" == name }) {
      _ = chain.allocations()
      return chain.runInSection()
    }
    if let phase = TreePhase.all.first(where: { $0.name == name }) {
      return try phase.runInSection()
    }
    let metrics = CountedMetric.instructions + CountedMetric.growth
    guard let metric = metrics.first(where: { $0.name == name }) else {
      fail("no work is called \(name); see counts list")
    }
    var work = try CountedWork(metric)
    try work.runInSection()
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("counts: \(message)\n".utf8))
    exit(1)
  }
}
