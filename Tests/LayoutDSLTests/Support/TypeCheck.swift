// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the compiler says of a file that imports the library as it was built for these tests.
struct TypeCheck {
  enum Failure: Error {
    case noModule(lookedIn: [String])
    case noCompiler(lookedIn: String)
  }

  let status: Int32
  let output: String

  /// The lines of the file that have errors, each once, in order.
  var errorLines: [Int] {
    let lines = output.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":")
      guard parts.count > 3, parts[0].hasSuffix("Snippet.swift"), parts[3] == " error" else {
        return nil
      }
      return Int(parts[1])
    }
    return Set(lines).sorted()
  }

  /// Type-checks `source` without building anything.
  static func run(_ source: String) throws -> TypeCheck {
    let modules = try moduleFolder()
    let compiler = try self.compiler()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippet.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = compiler
    process.arguments = ["-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return TypeCheck(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// A class of the tests, by which their bundle is found.
  private final class Here {}

  /// The folder of the built modules: beside the executable that runs, or above it.
  static func moduleFolder() throws -> URL {
    let manager = FileManager.default
    var tried: [String] = []
    for start in [Bundle.main.bundleURL, Bundle(for: Here.self).bundleURL] {
      var folder = start
      for _ in 0..<5 {
        for candidate in [folder.appendingPathComponent("Modules"), folder] {
          let module = candidate.appendingPathComponent("LayoutDSL.swiftmodule")
          if manager.fileExists(atPath: module.path) { return candidate }
          tried.append(module.path)
        }
        folder.deleteLastPathComponent()
      }
    }
    throw Failure.noModule(lookedIn: tried)
  }

  private static func compiler() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let url = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw Failure.noCompiler(lookedIn: path)
  }
}
