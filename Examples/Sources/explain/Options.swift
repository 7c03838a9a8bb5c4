// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The options of the command line.
struct Options: Equatable {
  /// The path of the log; nil for standard input.
  var file: String?

  /// The path for the inspector page; nil for none.
  var page: String?

  /// Whether to print the help instead of running the command.
  var showsHelp = false

  /// The help text.
  static let help = """
    Explains a log with "Unable to simultaneously satisfy constraints", of UIKit or AppKit.

    USAGE: explain [--html PAGE] [FILE]

      FILE           the log, as Xcode, a console or a crash report prints it (default: standard input)
      --html PAGE    write the views as a page to look at, too; those of further conflicts become
                     PAGE-2, PAGE-3 and so on
      -h, --help     print this
    """

  /// Reads the arguments that follow the name of the command.
  init(_ arguments: some Sequence<String> = []) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": showsHelp = true
      case "--html":
        guard let path = rest.popFirst(), !path.isEmpty, !path.hasPrefix("-") else {
          throw UsageError("--html needs a file")
        }
        page = path
      case _ where argument.hasPrefix("--html=") && argument.utf8.count > 7:
        page = String(argument.dropFirst(7))
      case "-": continue
      case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
      case _ where file != nil: throw UsageError("unexpected argument \"\(argument)\"")
      default: file = argument
      }
    }
  }
}
