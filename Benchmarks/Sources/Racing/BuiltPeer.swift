// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// A program in the folder `Peers`, which downloads its dependencies and compiles them.
package enum BuiltPeer: String {
  /// Replays traces.
  case kiwi
  /// Lays out pictures.
  case yoga

  /// The reason why a peer cannot take part, as a sentence.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the program, downloading and compiling it if necessary.
  ///
  /// - Throws: `Missing`, if pip or a compiler is missing.
  package func contestant() throws -> Contestant {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = package.appendingPathComponent("Peers/\(rawValue)/build")
    process.arguments = [package.appendingPathComponent(".build/peers/\(rawValue)").path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Missing(description: "Peers/\(rawValue)/build cannot be run")
    }
    let path = Self.lastLine(output.fileHandleForReading.readDataToEndOfFile())
    let message = Self.lastLine(errors.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    guard process.terminationStatus == 0, let path else {
      throw Missing(description: message ?? "Peers/\(rawValue)/build failed")
    }
    return Contestant(name: rawValue, program: URL(fileURLWithPath: path))
  }

  private static func lastLine(_ data: Data) -> String? {
    String(decoding: data, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }
}
