// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLLogs

/// Says what is wrong on the standard error stream, and stops.
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
  }
} catch let error as UsageError {
  fail(error, status: 2)
} catch {
  fail(error, status: 1)
}
