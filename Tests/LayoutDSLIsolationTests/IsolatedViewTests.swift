// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(UIKit) && !canImport(AppKit)
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
import Testing

/// A view class of no actor: one view belongs to whoever made it.
private final class Free: UIView {
  @MainActor static let shared = Free()
  let title = UIView()
  var inset: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    inset += 1
  }
}

/// A view class of the main actor that is set up by initialisers of its own.
@MainActor private final class Form: UIView {
  static let shared = Form(fields: 2)
  private var fields: [UIView] = []

  init(fields count: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for number in 0..<count { addField(at: CGFloat(number) * 20) }
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  convenience init(fieldAt top: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addField(at: top)
  }

  required init?(coder: NSCoder) { fatalError() }

  func addField(at top: CGFloat) {
    let field = UIView()
    addSubview(field)
    field.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(top)
      make.height.equalTo(16)
    }
    fields.append(field)
  }

  var lastFrame: CGRect { fields.last?.frame ?? .zero }
}

/// A view class of no actor that overrides, with a method of the main actor.
private final class Meter: UIView {
  private var layouts = 0
  private let bar = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if bar.superview == nil { addSubview(bar) }
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 2)
  }

  @MainActor var state: (layouts: Int, bar: CGRect) { (layouts, bar.frame) }
}

/// What of Swift's isolation goes together with views that know no actor.
@Suite("Isolation")
struct IsolatedViewTests {
  @Test("a Sendable closure builds a tree, on any task")
  func sendableClosure() async {
    let width: @Sendable (CGFloat) -> CGFloat = { width in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
      let view = Free()
      root.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      root.layoutIfNeeded()
      return view.title.frame.width
    }
    // 100 - 2 * 4; 60 - 2 * 4.
    #expect(width(100) == 92)
    #expect(await Task { width(60) }.value == 52)
  }

  @Test("a view is handed to another task once nobody else has it")
  func sending() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let child = UIView()
    root.addSubview(child)
    child.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    let frame = await Task {
      root.layoutIfNeeded()
      return child.frame
    }.value
    #expect(frame == CGRect(x: 5, y: 5, width: 20, height: 20))
  }

  @Test("problems and descriptions outlast a view that is handed on, and so does an error")
  func problems() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.snp.makeConstraints { $0.width.equalTo(10) }
    root.snp.makeConstraints { $0.width.equalTo(20) }
    let error = #expect(throws: LayoutError.self) { try root.snp.layout() }
    root.layoutIfNeeded()
    let problems = root.snp.issues.map(\.problem)
    let warnings = root.snp.lint().map(\.description)
    let counts = await Task { (root.snp.issues.count, root.snp.lint().count) }.value
    #expect(!problems.isEmpty && (problems.count, warnings.count) == counts && error != nil)
  }

  @Test("classes of the main actor, and static views") @MainActor
  func mainActor() {
    Form.shared.layoutIfNeeded()
    #expect(Form.shared.lastFrame == CGRect(x: 0, y: 20, width: 100, height: 16))
    let form = Form(fieldAt: 7)
    form.layoutIfNeeded()
    #expect(form.lastFrame == CGRect(x: 0, y: 7, width: 100, height: 16))
    Free.shared.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    Free.shared.layoutIfNeeded()
    // 20 - 2 * 4.
    #expect(Free.shared.title.frame == CGRect(x: 4, y: 4, width: 12, height: 12))
  }

  @Test("overridden methods, and one of the main actor") @MainActor
  func overriding() {
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    meter.layoutIfNeeded()
    #expect(meter.state.layouts > 0)
    #expect(meter.state.bar == CGRect(x: 0, y: 0, width: 40, height: 2))
  }
}
#endif
