// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// Where a `UIViewPropertyAnimator` ended; here always at the end.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Where the animation leads.
  case end
  /// Where it began.
  case start
  /// Somewhere between.
  case current
}

/// Blocks that run when they are started: UIKit's UIViewPropertyAnimator without time.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
///   self.height.constant = 120
///   self.view.layoutIfNeeded()
/// }
/// animator.startAnimation()  // the block has run, and the completions after it
/// ```
open class UIViewPropertyAnimator {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animator; `duration`, in seconds, and `curve` change nothing.
  public init(
    duration: Double, curve: LayoutView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator; `duration`, in seconds, and `ratio` change nothing.
  public init(duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil) {
    if let animations { addAnimations(animations) }
  }

  /// Adds a block to be run.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds a block to be run after the others.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks that were added since the last start, then the completions with `end`.
  open func startAnimation() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
  }

  /// Runs the blocks as ``startAnimation()`` does, at once.
  open func startAnimation(afterDelay delay: Double) {
    startAnimation()
  }

  /// Makes an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: LayoutView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
}
#endif
