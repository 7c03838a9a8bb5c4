// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

// There is no clock and no screen: what UIKit spreads over time happens at once. A call runs its block, then its
// completion with `true`, before it returns. Durations, delays, options and springs have no effect. To see intermediate
// layouts, interpolate two snapshots.
extension LayoutView {
  /// Runs `animations`, and then `completion`, at once.
  ///
  /// It mirrors UIKit's `animate(withDuration:animations:completion:)`.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations`, and then `completion`, at once.
  ///
  /// It mirrors UIKit's `animate(withDuration:delay:options:animations:completion:)`.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs `animations`, and then `completion`, at once; there is no spring.
  ///
  /// It mirrors UIKit's
  /// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs `animations`, and then `completion`, at once; there is no spring.
  ///
  /// It mirrors UIKit's
  /// `animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity: Double = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs `animations` with all its key frames, and then `completion`, at once.
  ///
  /// It mirrors UIKit's `animateKeyframes(withDuration:delay:options:animations:completion:)`.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs `animations` at once, regardless of its times.
  ///
  /// It mirrors UIKit's `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Runs `animations`, and then `completion`, at once.
  ///
  /// It mirrors UIKit's `transition(with:duration:options:animations:completion:)`.
  public static func transition(
    with view: LayoutView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Replaces a view by another one among its siblings, or shows one and hides the other, then runs `completion`, at
  /// once.
  ///
  /// It mirrors UIKit's `transition(from:to:duration:options:completion:)`; with
  /// `showHideTransitionViews` both stay in the tree.
  public static func transition(
    from fromView: LayoutView, to toView: LayoutView, duration: Double,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Runs `actionsWithoutAnimation`; nothing is animated anyway.
  ///
  /// It mirrors UIKit's `performWithoutAnimation(_:)`.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Runs `animations` once.
  ///
  /// It mirrors UIKit's `modifyAnimations(withRepeatCount:autoreverses:animations:)`.
  public static func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Does nothing, since nothing is animated.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Whether calls animate: always false.
  public static var areAnimationsEnabled: Bool { false }

  /// The duration of the surrounding animation: always 0 seconds.
  public static var inheritedAnimationDuration: Double { 0 }
}
#endif
