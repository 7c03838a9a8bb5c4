// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The options of the command line.
struct Options: Equatable {
  /// The sheet to make; nil for all sheets, the page of a broken card and `index.html`.
  var sheet: SheetKind?

  /// The folder for the pictures.
  var output = "gallery"

  /// The folder with the JSON files; nil for the files in the package.
  var data: String?

  /// Whether to print the trees instead of writing pictures.
  var printsText = false

  /// Whether to print the help instead of running the command.
  var showsHelp = false

  /// The help text.
  static let help = """
    Lays out sheets and writes them as SVG pictures, each with a page that says why every
    view is where it is, and the page of a broken card.

    USAGE: gallery [NAME] [--output DIR] [--data DIR] [--text]

      NAME           make one sheet: \(SheetKind.names)
      --output DIR   where to write the pictures and index.html (default: gallery)
      --data DIR     read the JSON files from DIR instead of the ones that come with the
                     package
      --text         print each view tree with its frames; write nothing
      -h, --help     print this
    """

  /// Reads the arguments that follow the name of the command.
  init(_ arguments: some Sequence<String> = []) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = argument.hasPrefix("--") ? String(parts[0]) : argument
      let attached = name == argument ? nil : String(parts[1])
      switch name {
      case "--output": output = try Self.value(of: name, attached, &rest)
      case "--data": data = try Self.value(of: name, attached, &rest)
      case "--text" where attached == nil: printsText = true
      case "--help" where attached == nil, "-h": showsHelp = true
      case "--text", "--help": throw UsageError("\(name) takes no value")
      case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
      case _ where sheet != nil: throw UsageError("unexpected argument \"\(argument)\"")
      default:
        guard let kind = SheetKind(rawValue: argument) else {
          throw UsageError("no sheet is called \"\(argument)\": there are \(SheetKind.names)")
        }
        sheet = kind
      }
    }
  }

  private static func value(
    of name: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty,
      attached != nil || !value.hasPrefix("-")
    else { throw UsageError("\(name) needs a folder") }
    return value
  }
}
