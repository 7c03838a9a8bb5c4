// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The frames of a tree at one moment, with names and labels.
///
/// A snapshot holds values only: it may be kept, sent to another task, encoded and compared.
///
/// ```swift
/// let before = card.snp.snapshot()
/// title.isHidden = true
/// try card.snp.layout()
/// for difference in card.snp.snapshot().differences(from: before) { print(difference) }
/// // frame of "card/detail" differs: expected (16, 44, 288, 20), got (16, 16, 288, 20)
/// ```
public struct LayoutSnapshot: Hashable, Sendable {
  /// The views and guides: parents before children, a view's guides before its subviews.
  public let entries: [Entry]

  /// A view or a guide.
  public struct Entry: Hashable, Sendable, Codable {
    /// The item's name among its siblings: its label, or else its index, `[2]`.
    ///
    /// Names of guides are in brackets. Control characters, including those that set the direction of text, are escaped
    /// as in Swift.
    public let name: String

    /// The item's label, if it has one.
    public let label: String?

    /// The depth of the item below the top of the snapshot, which is at 0.
    public let depth: Int

    /// The frame in the coordinates of the superview, or of the owner of a guide.
    public let frame: Rect
  }
}

extension LayoutSnapshot {
  /// Returns the frame of the first item with a label.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  public func frame(labeled label: String) -> Rect? {
    entries.first { $0.label == label }?.frame
  }

  /// Returns the frame of the first item at a path, `card/[1]/title`.
  ///
  /// - Complexity: O(*n*) for *n* entries, times the depth.
  public func frame(at path: String) -> Rect? {
    var frame: Rect?
    walk { number, names in
      // The own name rules out most entries.
      if frame == nil, path.hasSuffix(names.last ?? ""), names.joined(separator: "/") == path {
        frame = entries[number].frame
      }
    }
    return frame
  }

  /// Whether the depths are those of a tree in the order from the top, and all frames are finite.
  static func isTree(_ entries: [Entry]) -> Bool {
    var last = -1
    for entry in entries {
      guard entry.depth <= last + 1, entry.depth > 0 || last == -1, entry.frame.isFinite else {
        return false
      }
      last = entry.depth
    }
    return entries.first.map { $0.depth == 0 } ?? true
  }
}

extension LayoutSnapshot: Codable {
  private enum Key: String, CodingKey { case entries }

  /// Decodes a snapshot.
  ///
  /// - Throws: `DecodingError` if the entries form no tree or hold numbers that are not finite, and what the decoder
  ///   throws.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let entries = try fields.decode([Entry].self, forKey: .entries)
    guard Self.isTree(entries) else {
      throw DecodingError.dataCorruptedError(
        forKey: .entries, in: fields, debugDescription: "the entries are not those of a tree")
    }
    self.init(entries: entries)
  }

  /// Encodes the entries.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(entries, forKey: .entries)
  }
}
