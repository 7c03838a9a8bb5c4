// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// What `body` returns on a thread whose stack holds 512 KB, where nothing recurses deeply for long.
///
/// A tree cannot leave its thread, so `body` returns what is wrong with it as text.
func flawsOnSmallStack(_ body: @escaping @Sendable () throws -> [String]) async -> [String] {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      do {
        continuation.resume(returning: try body())
      } catch {
        continuation.resume(returning: ["\(error)"])
      }
    }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
