// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLLogs

/// Prints an error to standard error and exits.
func fail(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("explain: \(error)\n".utf8))
  exit(status)
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.showsHelp {
    print(Options.help)
  } else {
    let log = LayoutLog(try Input(path: options.file).text())
    print(log.explanation, terminator: "")
    if let page = options.page {
      let name = options.file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "log"
      for path in try ConflictPages(log: log, file: name).write(to: page) {
        print("\nPage: \(path)")
      }
    }
  }
} catch let error as UsageError {
  fail(error, status: 2)
} catch {
  fail(error, status: 1)
}
