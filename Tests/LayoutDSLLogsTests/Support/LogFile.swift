// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A log of `Logs/`, with what is to be said of it.
struct LogFile: CustomTestStringConvertible, Sendable {
  /// Its name without the extension.
  let name: String

  var testDescription: String { name }

  /// All logs, by name.
  static let all: [LogFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().map {
      LogFile(name: String($0.dropLast(4)))
    }
  }()

  /// The log's text.
  func log() throws -> String { try text("log") }

  /// The explanation that it is to have.
  func explanation() throws -> String { try text("txt") }

  private func text(_ type: String) throws -> String {
    try String(
      contentsOf: LogFile.folder.appendingPathComponent("\(name).\(type)"), encoding: .utf8)
  }

  private static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Logs") }
}
