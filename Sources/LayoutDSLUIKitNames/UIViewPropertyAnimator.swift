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

/// What a `UIViewPropertyAnimator` does; here always `inactive`, since it is done before anybody can ask.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or has ended.
  case inactive
  /// It runs, or waits.
  case active
  /// It was stopped on the way.
  case stopped
}

/// How an animation's speed changes; nothing here depends on it.
public protocol UITimingCurveProvider {}

/// A speed along a cubic curve; nothing here depends on it.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// Makes a curve, which changes nothing.
  public init(animationCurve curve: LayoutView.AnimationCurve = .easeInOut) {}

  /// Makes the curve between two control points, which changes nothing.
  public init(controlPoint1 point1: Point, controlPoint2 point2: Point) {}
}

/// A speed by a spring; nothing here depends on it.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// Makes a spring of a damping ratio, which changes nothing.
  public init(dampingRatio ratio: Double = 1) {}
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

  /// Makes an animator; `duration`, in seconds, and the control points change nothing.
  public init(
    duration: Double, controlPoint1 point1: Point, controlPoint2 point2: Point,
    animations: (() -> Void)? = nil
  ) {
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator without blocks; `duration`, in seconds, and `parameters` change nothing.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {}

  /// Whether blocks are being animated; never, since they have run when ``startAnimation()`` returns.
  open var isRunning: Bool { false }

  /// What the animator does: nothing, any more or as yet.
  open var state: UIViewAnimatingState { .inactive }

  /// Adds a block to be run, whatever its delay.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    addAnimations(animation)
  }

  /// Does nothing: what was started has ended, and what was not has nothing to stop, as in UIKit.
  open func stopAnimation(_ withoutFinishing: Bool) {}

  /// Does nothing: what was started has ended with its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

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
