// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Source that must not compile, and what the compiler says to it.
enum Snippet {
  /// The messages of the errors that checking the types of `source` gives, in order.
  static func errors(_ source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snippet-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }

    let modules = try TypeCheck.moduleFolder()
    let output = Pipe()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6",
      "-I", modules.path, file.path,
    ]
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(file.path) && $0.contains("error: ") }
  }
}
