// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Overridden members and closures that change the tree, or ask for a pass, while layout reads them.
@Suite("Members that change what is being laid out")
struct MeddlingMemberTests {
  private final class Meddler: LayoutView {
    var onBounds: (() -> Void)?
    var onFrame: (() -> Void)?
    var onBaseline: (() -> Void)?
    var onMargins: (() -> Void)?
    var onLayout: (() -> Void)?

    private func callOnce(_ closure: ReferenceWritableKeyPath<Meddler, (() -> Void)?>) {
      let call = self[keyPath: closure].take()
      call?()
    }

    override var bounds: Rect {
      get {
        callOnce(\.onBounds)
        return super.bounds
      }
      set { super.bounds = newValue }
    }

    override var frame: Rect {
      get {
        callOnce(\.onFrame)
        return super.frame
      }
      set { super.frame = newValue }
    }

    override var forFirstBaselineLayout: LayoutView {
      callOnce(\.onBaseline)
      return self
    }

    override var layoutMargins: Insets {
      get {
        callOnce(\.onMargins)
        var margins = super.layoutMargins
        margins.left += 3
        return margins
      }
      set { super.layoutMargins = newValue }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      callOnce(\.onLayout)
    }
  }

  private final class NamedGuide: LayoutGuide {
    var onName: (() -> Void)?

    override var identifier: String {
      get {
        let call = onName.take()
        call?()
        return super.identifier
      }
      set { super.identifier = newValue }
    }
  }

  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let view = LayoutView()
  private let meddler = Meddler()

  init() {
    root.addSubview(view)
    root.addSubview(meddler)
  }

  private func place(_ view: LayoutView, _ size: Double) {
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(size)
    }
  }

  @Test("content that is measured for a fitting size removes a constraint")
  func measuring() {
    let other = meddler
    view.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    other.snp.makeConstraints { $0.firstBaseline.equalTo(view) }
    view.snp.measure { width in
      if width < 90 { other.snp.removeConstraints() }
      return Size(width: 90, height: width < 90 ? 20 : 10)
    }
    let size = root.systemLayoutSizeFitting(
      Size(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 50 && root.constraints.count == 3)
  }

  @Test("a frame that is set while a pass stops rounding lasts until the next pass")
  func rounding() {
    place(view, 10)
    place(meddler, 20)
    _ = meddler.layoutMarginsGuide
    root.snp.pixelScale = 2
    root.layoutIfNeeded()
    root.snp.pixelScale = nil
    meddler.onBounds = { [view] in view.frame.size.width = 70 }
    root.layoutIfNeeded()
    #expect(meddler.onBounds == nil && view.frame.width == 70)
    view.snp.updateConstraints { $0.size.equalTo(15) }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 15, height: 15))
  }

  @Test("a frame that a mask resizes is set while a pass stops rounding")
  func roundingByMask() {
    let wide = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 10))
    wide.autoresizingMask = .flexibleWidth
    root.insertSubview(wide, at: 0)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(wide)
    }
    place(meddler, 20)
    _ = meddler.layoutMarginsGuide
    root.snp.pixelScale = 2
    root.layoutIfNeeded()
    root.snp.pixelScale = nil
    meddler.onBounds = { wide.frame.size.width = 70 }
    root.layoutIfNeeded()
    #expect(meddler.onBounds == nil)
    root.frame.size.width = 130
    root.layoutIfNeeded()
    #expect(wide.frame.width == 100 && view.frame.width == 100)
  }

  @Test(
    "a pass that a getter asks for, once or always, is taken back with the one that reads it",
    arguments: [false, true])
  func passWithinAssignment(isRepeated: Bool) {
    let last = Meddler()
    root.addSubview(last)
    place(view, 10)
    place(meddler, 20)
    place(last, 30)
    _ = meddler.layoutMarginsGuide
    func ask() {
      root.layoutIfNeeded()
      if isRepeated { meddler.onBounds = ask }
    }
    meddler.onBounds = ask
    last.onLayout = { last.snp.makeConstraints { $0.width.equalTo(5) } }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    meddler.onBounds = nil
    #expect([view, meddler, last].map(\.frame) == [.zero, .zero, .zero])
  }

  @Test("a view leaves while its content is invalidated")
  func leaving() {
    let child = LayoutView()
    meddler.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    meddler.addSubview(child)
    child.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.firstBaseline.equalTo(meddler).offset(30)
      make.width.equalToSuperview()
      make.height.equalTo(10)
    }
    root.layoutIfNeeded()
    meddler.onBaseline = { [meddler] in meddler.removeFromSuperview() }
    meddler.invalidateIntrinsicContentSize()
    #expect(meddler.superview == nil)
    child.snp.updateConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.firstBaseline.equalTo(meddler).offset(50)
    }
    meddler.layoutIfNeeded()
    #expect(child.frame == Rect(x: 20, y: 50, width: 100, height: 10))
  }

  @Test("remedies are weighed without reading overridden frames")
  func remedies() {
    let last = LayoutView()
    root.addSubview(last)
    view.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    meddler.frame = Rect(x: 0, y: 0, width: 5, height: 5)
    root.layoutIfNeeded()
    meddler.onFrame = { last.removeFromSuperview() }
    #expect(root.snp.ambiguities().map(\.attribute) == [.left])
    // Frames are read as the pass has left them.
    #expect(meddler.onFrame != nil)
  }

  @Test("a guide's name removes the constraints that tie")
  func naming() {
    let guide = NamedGuide()
    root.addLayoutGuide(guide)
    view.snp.makeConstraints { make in
      make.left.equalTo(guide).priority(500)
      make.left.equalTo(guide).offset(9).priority(500)
    }
    root.layoutIfNeeded()
    guide.onName = { [view] in view.snp.removeConstraints() }
    #expect(root.snp.ambiguities().isEmpty == false)
    #expect(root.constraints.isEmpty)
  }

  @Test("a view moves to another tree while it is searched for overrides")
  func moving() {
    let child = LayoutView()
    meddler.removeFromSuperview()
    meddler.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    meddler.addSubview(child)
    child.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.left.equalTo(meddler.layoutMarginsGuide)
      make.size.equalTo(10)
    }
    meddler.onMargins = { [root, meddler] in
      root.addSubview(meddler)
      root.layoutIfNeeded()
    }
    meddler.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(meddler.superview === root && child.frame.minX == 11)
  }
}
