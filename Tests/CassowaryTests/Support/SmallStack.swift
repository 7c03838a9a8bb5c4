// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs `body` on a thread of its own whose stack holds `size` bytes.
func onSmallStack<Result: Sendable>(
  _ size: Int = 512 * 1024, _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = size
    thread.start()
  }
}
