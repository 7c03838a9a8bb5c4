// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The source files of an item's constraints, by number.
///
/// A row stores the number in a byte. A 257th file and all further ones are shown as the 256th: no item of a real
/// program has constraints from so many files, and larger rows would cost every item memory.
struct SourceFiles: ~Copyable {
  /// The files; usually the list of a ``KnownFiles``, whose memory items share.
  private var files: [String] = []

  /// Returns the number of a file.
  ///
  /// - Parameter known: The files that other items use too.
  @inline(__always)
  mutating func number(of fileID: String, among known: inout KnownFiles) -> UInt8 {
    if files.isEmpty {
      files = known.files(from: fileID)
      if !files.isEmpty { return 0 }
    } else if files[0] == fileID {
      return 0
    }
    return furtherNumber(of: fileID, &known)
  }

  @inline(never)
  private mutating func furtherNumber(of fileID: String, _ known: inout KnownFiles) -> UInt8 {
    // The caller has checked the first file.
    for number in files.indices.dropFirst() where files[number] == fileID { return UInt8(number) }
    if let list = known.list(with: fileID, behind: files) {
      files = list
    } else if files.count <= Int(UInt8.max) {
      files.append(fileID)
    }
    return UInt8(files.firstIndex(of: fileID) ?? Int(UInt8.max))
  }

  subscript(number: UInt8) -> String { number < files.count ? files[Int(number)] : "" }
}

/// A list of files that many items can share.
struct KnownFiles {
  private var files: [String] = []

  /// The largest length: large enough for nearly all items, small enough for a linear search.
  private static let limit = 16

  /// Returns the list if it begins with a file; empty otherwise.
  @inline(__always)
  func files(from fileID: String) -> [String] {
    !files.isEmpty && files[0] == fileID ? files : []
  }

  /// Returns the list with a file added if it begins with the files of an item; nil otherwise.
  mutating func list(with fileID: String, behind own: [String]) -> [String]? {
    if files.count == Self.limit, !files.contains(fileID) { files = [] }
    if !files.starts(with: own) { return nil }
    if !files.contains(fileID) { files.append(fileID) }
    return files
  }
}
