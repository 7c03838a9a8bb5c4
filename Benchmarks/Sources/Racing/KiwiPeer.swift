// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Builds the replay program for kiwi.
enum KiwiPeer {
  /// Why there is no kiwi to race against, in a sentence.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The program, fetched and compiled if it was not yet.
  ///
  /// - Throws: ``Missing``, where pip or a compiler is missing.
  static func contestant() throws -> Contestant {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = package.appendingPathComponent("Peers/kiwi/build")
    process.arguments = [package.appendingPathComponent(".build/peers/kiwi").path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Missing(description: "Peers/kiwi/build cannot be run")
    }
    let path = lastLine(output.fileHandleForReading.readDataToEndOfFile())
    let message = lastLine(errors.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    guard process.terminationStatus == 0, let path else {
      throw Missing(description: message ?? "Peers/kiwi/build failed")
    }
    return Contestant(name: "kiwi", program: URL(fileURLWithPath: path))
  }

  private static func lastLine(_ data: Data) -> String? {
    String(decoding: data, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }
}
