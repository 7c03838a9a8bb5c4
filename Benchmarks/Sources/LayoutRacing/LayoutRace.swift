// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutTrees
import Racing
import Replaying
import Traces
import Workloads

/// Times, in turns, trees, solvers on the traces of the same workloads, and a flexbox engine on the same pictures.
struct LayoutRace {
  /// The programs that replay traces.
  let contestants: [Contestant]
  /// The programs that lay out pictures.
  let layoutEngines: [Contestant]
  let options: LayoutOptions

  /// The folder for temporary traces and pictures.
  let scratch: URL

  /// Runs a workload for the requested number of rounds.
  func run(_ workload: Workload, _ kind: any LayoutTree.Type) throws -> [LayoutResult] {
    var rounds: [TreeTimer] = []
    var reports: [Workload.Family: [[ReplayReport]]] = [:]
    let families = workload.family == .list ? [.list, .churn] : [workload.family]
    var traces: [Workload.Family: URL] = [:]
    for family in families {
      let peer = Workload(family, workload.size)
      let file = scratch.appendingPathComponent("\(peer.name).txt")
      try peer.trace().unweighted.text.write(to: file, atomically: true, encoding: .utf8)
      traces[family] = file
      reports[family] = contestants.map { _ in [] }
    }
    let picture = try layoutEngines.isEmpty ? nil : picture(workload)
    var engineReports: [[ReplayReport]] = layoutEngines.map { _ in [] }
    for _ in 0..<options.rounds {
      rounds.append(try time(workload, kind))
      for family in families {
        guard let file = traces[family] else { continue }
        for (index, contestant) in contestants.enumerated() {
          reports[family]?[index].append(
            contestant.run(file, cap: options.cap, minimum: options.minimum))
        }
      }
      for (index, layoutEngine) in layoutEngines.enumerated() {
        guard let picture else { continue }
        engineReports[index].append(
          layoutEngine.run(picture, cap: options.cap, minimum: options.minimum))
      }
    }
    return TreeTimer.Label.allCases.compactMap { label in
      let medians = rounds.compactMap { $0.seconds[label]?.quantile(0.5) }
      guard let seconds = medians.quantile(0.5) else { return nil }
      let peers = contestants.indices.map { index -> Double? in
        guard let replayLabel = label.replayLabel else { return nil }
        let family = replayLabel.family ?? workload.family
        return reports[family]?[index].compactMap { $0.seconds(of: replayLabel.label) }.quantile(
          0.5)
      }
      let others = engineReports.map { reports -> Double? in
        guard let engineLabel = label.engineLabel else { return nil }
        return reports.compactMap { $0.seconds(of: engineLabel) }.quantile(0.5)
      }
      return LayoutResult(
        workload: workload, label: label, seconds: seconds, peers: peers + others,
        bytesPerView: label == .pass ? rounds.first?.bytesPerView : nil)
    }
  }

  /// Writes the picture of a workload, which every layout engine must lay out with our frames.
  private func picture(_ workload: Workload) throws -> URL? {
    guard let picture = TreePicture(workload, widths: workload.widths(60)) else { return nil }
    let file = scratch.appendingPathComponent("\(workload.name).picture.txt")
    try picture.text.write(to: file, atomically: true, encoding: .utf8)
    for layoutEngine in layoutEngines {
      try PictureCheck.compare(layoutEngine, picture, file: file, scratch: scratch)
    }
    return file
  }

  /// Builds the tree repeatedly for the minimum duration.
  private func time(_ workload: Workload, _ kind: any LayoutTree.Type) throws -> TreeTimer {
    var timer = TreeTimer(workload, kind)
    let start = ContinuousClock.now
    repeat { try timer.run() } while start.duration(to: .now) < .seconds(options.minimum)
    return timer
  }
}

extension ReplayReport {
  /// Returns the median time of a label in seconds; nil if the replay did not reach it.
  func seconds(of label: String) -> Double? {
    if label == "build" { return build < 0 ? nil : build / 1e3 }
    return labels[label].map { $0.median / 1e6 }
  }
}
