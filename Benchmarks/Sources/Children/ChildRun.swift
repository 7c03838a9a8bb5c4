// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// A run of this program in a child process, so that a trap or a solve without an end affects only the child.
public struct ChildRun {
  /// The printed lines.
  public let lines: [Substring]

  /// The failure in words; nil if there was none.
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

  /// The prefix of a line that reports a fault.
  public static let mark = "fault "

  /// The kind of the failure.
  public var kind: String? { failure.map { String($0.prefix { $0 != ":" }) } }
}
