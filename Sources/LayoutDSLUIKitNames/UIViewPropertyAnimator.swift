// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// The position at which a `UIViewPropertyAnimator` ended; here always the end.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end
  /// The beginning of the animation.
  case start
  /// A position in between.
  case current
}

/// The state of a `UIViewPropertyAnimator`; here always `inactive`, since its blocks have run when a call returns.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animation has not begun, or has ended.
  case inactive
  /// The animation runs or is paused.
  case active
  /// The animation was stopped before its end.
  case stopped
}

/// The speed of an animation over its time, without effect here.
public protocol UITimingCurveProvider {}

/// The speed of an animation along a cubic curve, without effect here.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// Makes a curve, which has no effect.
  public init(animationCurve curve: LayoutView.AnimationCurve = .easeInOut) {}

  /// Makes the curve between two control points, which has no effect.
  public init(controlPoint1 point1: Point, controlPoint2 point2: Point) {}
}

/// The speed of an animation by a spring, without effect here.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// Makes a spring of a damping ratio, which has no effect.
  public init(dampingRatio ratio: Double = 1) {}
}

/// Runs blocks at once when it is started; mirrors UIKit's UIViewPropertyAnimator.
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

  /// Makes an animator; `duration`, in seconds, and `curve` have no effect.
  public init(
    duration: Double, curve: LayoutView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator; `duration`, in seconds, and `ratio` have no effect.
  public init(duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil) {
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator; `duration`, in seconds, and the control points have no effect.
  public init(
    duration: Double, controlPoint1 point1: Point, controlPoint2 point2: Point,
    animations: (() -> Void)? = nil
  ) {
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator without blocks; `duration`, in seconds, and `parameters` have no effect.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {}

  /// Whether an animation is running: always false, since blocks have run when ``startAnimation()`` returns.
  open var isRunning: Bool { false }

  /// The state of the animator: always `inactive`.
  open var state: UIViewAnimatingState { .inactive }

  /// Adds a block to be run; `delayFactor` has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    addAnimations(animation)
  }

  /// Does nothing: started animations have ended, and others cannot be stopped, as in UIKit.
  open func stopAnimation(_ withoutFinishing: Bool) {}

  /// Does nothing: started animations have ended with their completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  /// Adds a block to be run.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds a block to be run after the animations.
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

  /// Runs the blocks like ``startAnimation()``, at once.
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
