// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Prints an error to standard error and exits.
func fail(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(status)
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.showsHelp {
    print(Options.help)
  } else {
    try Gallery(options: options).run()
  }
} catch let error as UsageError {
  fail(error, status: 2)
} catch {
  fail(error, status: 1)
}
