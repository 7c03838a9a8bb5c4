// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutTrees
import Racing
import Replaying
import Workloads

/// Compares a contestant's frames for a picture with those of our tree.
struct PictureCheck {
  /// The allowed difference of two coordinates, relative to the picture's largest one: others compute with 24-bit
  /// floats, and a chain adds up one per link.
  private static let tolerance = 1e-4

  /// A difference from our tree.
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  /// Requests the frames of a contestant and compares them with ours.
  ///
  /// - Throws: `Difference`, or the error of our pass.
  static func compare(
    _ contestant: Contestant, _ picture: TreePicture, file: URL, scratch: URL
  ) throws {
    let framesFile = scratch.appendingPathComponent("\(picture.workload.name).frames.txt")
    defer { try? FileManager.default.removeItem(at: framesFile) }
    let report = contestant.run(file, cap: 60, minimum: 0, more: ["--dump", framesFile.path])
    let name = "\(contestant.name) on \(picture.workload.name)"
    guard report.status == .ok, let text = try? String(contentsOf: framesFile, encoding: .utf8)
    else {
      throw Difference(description: "\(name): \(report.errors.first ?? "no frames were told")")
    }
    let theirs = text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    let ours = try picture.frames()
    guard theirs.count == ours.count else {
      throw Difference(description: "\(name): \(theirs.count) numbers instead of \(ours.count)")
    }
    let slack = tolerance * (ours.max() ?? 0)
    for (index, (one, other)) in zip(theirs, ours).enumerated()
    where !(abs(one - other) <= slack) {
      throw Difference(description: "\(name): number \(index) is \(one) instead of \(other)")
    }
  }
}
