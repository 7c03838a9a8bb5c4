// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLLogs

/// Prints an error to standard error and exits.
func fail(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("explain: \(error)\n".utf8))
  exit(status)
}

/// Prints a text to standard output.
func write(_ text: String) throws(OutputError) {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw OutputError(path: "standard output")
  }
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.showsHelp {
    try write(Options.help + "\n")
  } else {
    let log = LayoutLog(try Input(path: options.file).text())
    try write(log.explanation)
    if let page = options.page {
      let name = options.file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "log"
      for path in try ConflictPages(log: log, file: name).write(to: page) {
        try write("\nPage: \(path)\n")
      }
    }
  }
} catch let error as UsageError {
  fail(error, status: 2)
} catch {
  fail(error, status: 1)
}
