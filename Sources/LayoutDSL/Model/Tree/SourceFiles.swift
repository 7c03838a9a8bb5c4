// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The files where the constraints of an item were written, by number.
///
/// A row keeps the number in a byte. What is written in a 257th file, or in further ones, is said to be of the
/// 256th: no item of a real program has constraints from so many, and a larger row would cost all of them.
struct SourceFiles: ~Copyable {
  /// Mostly the list of a ``KnownFiles``, whose memory items share.
  private var files: [String] = []

  /// The number of a file.
  ///
  /// - Parameter known: Files that other items name, too.
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
    // It is not the first one.
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

  /// So many that items hardly need others, so few that they are soon looked through.
  private static let limit = 16

  /// The list if it begins with a file.
  @inline(__always)
  func files(from fileID: String) -> [String] {
    !files.isEmpty && files[0] == fileID ? files : []
  }

  /// The list with a file in it, if it begins with those that an item has; nil if it does not.
  mutating func list(with fileID: String, behind own: [String]) -> [String]? {
    if files.count == Self.limit, !files.contains(fileID) { files = [] }
    if !files.starts(with: own) { return nil }
    if !files.contains(fileID) { files.append(fileID) }
    return files
  }
}
