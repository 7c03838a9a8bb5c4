// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder that the pictures are written to, all of them or none.
struct OutputFolder {
  /// Where it is.
  let url: URL

  /// Writes all of `files`, or none.
  ///
  /// They go to a folder beside this one first, and are moved into place when all of them are
  /// there. Other files in the folder stay as they are.
  func write(_ files: [(name: String, contents: String)]) throws(OutputError) {
    let manager = FileManager.default
    let exists = manager.fileExists(atPath: url.path)
    if exists, (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true {
      throw OutputError(path: url.path, problem: "is a file, not a folder")
    }
    let process = ProcessInfo.processInfo.processIdentifier
    let staging = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(process)")
    defer { try? manager.removeItem(at: staging) }
    do {
      try manager.createDirectory(at: staging, withIntermediateDirectories: true)
      for file in files {
        try Data(file.contents.utf8).write(to: staging.appendingPathComponent(file.name))
      }
      if exists {
        for file in files { try move(file.name, from: staging) }
      } else {
        try manager.moveItem(at: staging, to: url)
      }
    } catch {
      throw OutputError(path: url.path, problem: "cannot be written (\(reason(error)))")
    }
  }

  /// Puts one staged file into place; a rename, so that no reader sees half a file.
  private func move(_ name: String, from staging: URL) throws {
    let target = url.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: target.path) {
      _ = try FileManager.default.replaceItemAt(
        target, withItemAt: staging.appendingPathComponent(name))
    } else {
      try FileManager.default.moveItem(at: staging.appendingPathComponent(name), to: target)
    }
  }

  private func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (underlying ?? error).localizedDescription
  }
}
