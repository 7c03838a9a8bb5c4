// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file in the folder for inspector pages.
struct PageFile {
  /// The folder in the environment variable `LAYOUT_PAGES`; nil if it is unset or empty.
  static var folder: String? {
    guard let value = unsafe getenv("LAYOUT_PAGES") else { return nil }
    let folder = unsafe String(cString: value)
    return folder.isEmpty ? nil : folder
  }

  /// The path of the file.
  let path: String

  /// Makes the path of a file, and creates its folder if that is missing; the folder's parent must exist.
  init(named name: String, in folder: String) {
    unsafe mkdir(folder, 0o777)
    path = "\(folder)/\(name)"
  }

  /// Writes the file, replacing an existing one.
  ///
  /// - Returns: Whether all of the text was written.
  func write(_ text: String) -> Bool {
    guard let file = unsafe fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    let isClosed = unsafe fclose(file) == 0
    return isClosed && count == bytes.count
  }
}
