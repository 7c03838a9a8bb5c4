// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
import Testing

/// Animations run their blocks and completions at once.
@Suite("Animations in UIKit's words")
struct AnimationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView()
  let height: NSLayoutConstraint

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      height, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
  }

  /// Checks that one call after another has set the height and told its end.
  @Test("every form runs its block, then its completion, before it returns")
  func forms() {
    var finished = 0
    var expected = 10.0
    func step() {
      expected += 1
      height.constant += 1
      root.layoutIfNeeded()
    }
    let end: (Bool) -> Void = { if $0 { finished += 1 } }
    UIView.animate(withDuration: 0.3) { step() }
    UIView.animate(withDuration: 0.3, animations: { step() }, completion: end)
    UIView.animate(withDuration: 0.3, animations: { step() }) { _ in finished += 1 }
    UIView.animate(withDuration: 1, delay: 2, animations: step)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: step, completion: nil)
    UIView.animate(
      withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .beginFromCurrentState, animations: step, completion: end)
    UIView.animate(springDuration: 0.4, bounce: 0.2) { step() }
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { step() }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: step)
    } completion: { _ in
      finished += 1
    }
    UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) { step() }
    UIView.performWithoutAnimation { step() }
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { step() }
    #expect(finished == 4)
    // Twelve steps from 10.
    #expect(expected == 22 && view.frame == CGRect(x: 0, y: 0, width: 100, height: 22))
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
  }

  @Test("a transition puts a view in the place of another, or shows and hides")
  func transitions() {
    let (front, back) = (UIView(), UIView())
    root.insertSubview(front, at: 0)
    var finished = false
    UIView.transition(from: front, to: back, duration: 0.3) { finished = $0 }
    #expect(root.subviews.first === back && front.superview == nil && finished)
    UIView.transition(
      from: back, to: view, duration: 0.3, options: [.showHideTransitionViews, .curveLinear])
    #expect(back.isHidden && !view.isHidden && root.subviews.count == 2)
  }

  @Test("a property animator runs at its start, once")
  func propertyAnimator() {
    var said: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { said.append("a") }
    animator.addAnimations { said.append("b") }
    animator.addCompletion { said.append($0 == .end ? "end" : "?") }
    #expect(said.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(said == ["a", "b", "end"])
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { said.append("c") }
    UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { said.append("d") }
      .startAnimation(afterDelay: 3)
    #expect(said == ["a", "b", "end", "c", "d"])
    let other = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    other.addAnimations({ said.append("e") }, delayFactor: 0.3)
    other.startAnimation()
    #expect(!other.isRunning && other.state == .inactive)
    other.stopAnimation(false)
    other.finishAnimation(at: .current)
    UIViewPropertyAnimator(
      duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)
    ) { said.append("f") }.startAnimation()
    _ = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters())
    #expect(said == ["a", "b", "end", "c", "d", "e", "f"])
  }
}
#endif
