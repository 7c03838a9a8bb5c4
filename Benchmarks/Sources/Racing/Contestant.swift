// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Replaying

/// A replay program that takes part in a race.
package struct Contestant {
  /// The name in tables.
  package let name: String

  /// The program.
  private let program: URL

  /// The arguments before the path of the trace.
  private let leading: [String]

  /// Whether it supports `--cap` and `--min-time`.
  private let takesOptions: Bool

  package init(
    name: String, program: URL, leading: [String] = [], takesOptions: Bool = true
  ) {
    (self.name, self.program) = (name, program)
    (self.leading, self.takesOptions) = (leading, takesOptions)
  }

  /// Runs the program on a trace; the report has the errors of a failed run.
  package func run(_ trace: URL, cap: Double, minimum: Double, more: [String] = []) -> ReplayReport
  {
    let process = Process()
    process.executableURL = program
    let options = ["--cap", "\(cap)", "--min-time", "\(minimum)"] + more
    process.arguments = leading + [trace.path] + (takesOptions ? options : [])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return ReplayReport(failure: "\(program.path) cannot be run")
    }
    let child = process.processIdentifier
    // For programs that do not stop at the cap. Reading the trace and repeating it take time, too.
    let limit = DispatchWorkItem { kill(child, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1.25 * cap + minimum + 5, execute: limit)
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    limit.cancel()
    if process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL {
      return .killed
    }
    do {
      return try ReplayReport(printed: printed)
    } catch {
      return ReplayReport(
        failure: "\(name) printed no report and ended with status \(process.terminationStatus)")
    }
  }
}
