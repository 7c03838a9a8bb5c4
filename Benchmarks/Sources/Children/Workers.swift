// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Threads that process numbered tasks.
public struct Workers {
  private final class Queue: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0

    func take() -> Int {
      lock.withLock {
        next += 1
        return next - 1
      }
    }
  }

  private let count: Int

  /// Makes `count` workers.
  public init(_ count: Int) { self.count = count }

  /// Processes the tasks from 0 up to `tasks`, with one thread per worker.
  public func run(_ tasks: Int, _ work: @Sendable (Int) -> Void) {
    let queue = Queue()
    DispatchQueue.concurrentPerform(iterations: min(count, max(1, tasks))) { _ in
      while true {
        let task = queue.take()
        guard task < tasks else { return }
        work(task)
      }
    }
  }
}
