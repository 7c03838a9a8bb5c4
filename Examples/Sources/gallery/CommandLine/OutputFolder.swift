// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder for the pictures.
struct OutputFolder {
  /// The location of the folder.
  let url: URL

  /// Writes `files` atomically; other files in the folder stay unchanged.
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
        // Atomic: the data is written to a temporary file, which is then renamed.
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
