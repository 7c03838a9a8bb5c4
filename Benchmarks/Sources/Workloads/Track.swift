// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

/// A column or a row of a table.
struct Track {
  let start: Sum
  let length: Sum

  init(_ builder: inout TraceBuilder) {
    start = builder.variable()
    length = builder.variable()
  }

  /// Places tracks one after the other, up to `end` if there is one, with weak constraints for equal lengths.
  static func line(up tracks: [Track], from first: Sum, to end: Sum?, _ builder: inout TraceBuilder)
  {
    var last: Track?
    for track in tracks {
      builder.add(track.start == (last.map { $0.start + $0.length } ?? first))
      if let last { builder.add((track.length == last.length).at(.weak)) }
      last = track
    }
    if let end, let last { builder.add(last.start + last.length == end) }
  }
}
