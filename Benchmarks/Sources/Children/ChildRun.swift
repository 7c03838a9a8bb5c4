// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// This program, run once more in a process of its own, so that a solve that never ends or a trap
/// ends that alone.
public struct ChildRun {
  /// What it printed.
  public let lines: [Substring]

  /// How it failed, as a word; nil if it did not.
  public let failure: String?

  /// Runs the program with `arguments`.
  public init(_ arguments: [String]) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      (lines, failure) = ([], "this program cannot be run")
      return
    }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
    let status = process.terminationStatus
    switch process.terminationReason {
    case .uncaughtSignal: failure = status == SIGALRM ? "endless" : "trap (signal \(status))"
    default:
      let fault = lines.last { $0.hasPrefix(Self.mark) }?.dropFirst(Self.mark.count)
      failure = status == 0 ? nil : fault.map(String.init) ?? "status \(status)"
    }
  }

  /// Begins the line that tells of a fault.
  public static let mark = "fault "

  /// The sort of failure.
  public var kind: String? { failure.map { String($0.prefix { $0 != ":" }) } }
}
