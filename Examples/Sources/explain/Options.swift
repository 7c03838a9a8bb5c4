// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct Options: Equatable {
  /// The log; nil means standard input.
  var file: String?

  /// Whether to explain the command instead of running it.
  var showsHelp = false

  /// How the command is used.
  static let help = """
    Explains a log with "Unable to simultaneously satisfy constraints", of UIKit or AppKit.

    USAGE: explain [FILE]

      FILE           the log, as Xcode, a console or a crash report prints it (default: standard input)
      -h, --help     print this
    """

  /// Reads the arguments that follow the name of the command.
  init(_ arguments: some Sequence<String> = []) throws(UsageError) {
    for argument in arguments {
      switch argument {
      case "--help", "-h": showsHelp = true
      case "-": continue
      case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
      case _ where file != nil: throw UsageError("unexpected argument \"\(argument)\"")
      default: file = argument
      }
    }
  }
}
