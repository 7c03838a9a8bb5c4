// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder that the pictures are written to.
struct OutputFolder {
  /// Where it is.
  let url: URL

  /// Writes `files`, each whole or not at all; other files in the folder stay as they are.
  func write(_ files: [(name: String, contents: String)]) throws(OutputError) {
    let exists = FileManager.default.fileExists(atPath: url.path)
    if exists, (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true {
      throw OutputError(path: url.path, problem: "is a file, not a folder")
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: url.path, problem: "cannot be created (\(reason(error)))")
    }
    for file in files {
      let target = url.appendingPathComponent(file.name)
      do {
        // Atomic: into a file beside it first, which then takes its name.
        try Data(file.contents.utf8).write(to: target, options: .atomic)
      } catch {
        throw OutputError(path: target.path, problem: "cannot be written (\(reason(error)))")
      }
    }
  }

  private func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (underlying ?? error).localizedDescription
      .replacingOccurrences(of: "The operation could not be completed. ", with: "")
  }
}
