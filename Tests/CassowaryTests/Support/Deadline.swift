// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Ends the process of an exit test when one of its steps takes too long, and says which.
///
/// A loop without an end cannot be broken off within the process. Counted is the time that the process
/// computes, so that other work on the machine ends nothing.
final class Deadline: @unchecked Sendable {
  private let lock = NSLock()
  private let usual: Double
  private var seconds: Double
  private var step = ""
  private var start = computed

  /// The seconds that the process has computed so far.
  private static var computed: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Starts to watch; every step may take so many seconds.
  init(seconds: Double) {
    usual = seconds
    self.seconds = seconds
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.1)
        check()
      }
    }
    thread.start()
  }

  /// Begins the next step, which may take longer than usual.
  func begin(_ name: String, within seconds: Double? = nil) {
    lock.withLock {
      step = name
      self.seconds = seconds ?? usual
      start = Self.computed
    }
  }

  private func check() {
    lock.withLock {
      guard Self.computed - start > seconds else { return }
      Issue.record("\(step): no end after \(seconds) s")
      exit(EXIT_FAILURE)
    }
  }
}
