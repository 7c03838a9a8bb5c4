// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@Suite("Baselines of the stand-ins")
struct BaselineTests {
  let row = UIView()
  let label = UILabel()

  /// Puts a label, whose baseline is at 40 + 0.95 × 20, beside a control.
  func align(_ control: UIView, _ make: (UIView) -> Void) throws -> UIView {
    label.font = .systemFont(ofSize: 20)
    label.text = "Name"
    row.addSubview(label)
    row.addSubview(control)
    label.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(40)
    }
    control.snp.makeConstraints { $0.left.equalTo(label.snp.right) }
    make(control)
    return try host(row, height: 120)
  }

  @Test("a field's baseline is that of its text, in the middle", arguments: [false, true])
  func field(isRound: Bool) throws {
    let field = UITextField()
    field.borderStyle = isRound ? .roundedRect : .none
    let root = try align(field) { $0.snp.makeConstraints { $0.firstBaseline.equalTo(label) } }
    // (22 - 18) / 2 + 0.95 × 15 below its top, or (34 - 18) / 2 + 14.25
    #expect(field.frame.minY == (isRound ? 59 - 22.25 : 59 - 16.25))
    field.font = .systemFont(ofSize: 10)
    try root.snp.layout()
    #expect(field.frame.minY == (isRound ? 59 - 20.5 : 59 - 14.5))
    #expect(field.lastBaselineOffsetFromBottom == (isRound ? 13.5 : 7.5))
  }

  @Test("a button's baseline is that of its title, within its insets")
  func button() throws {
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 10, right: 0)
    let root = try align(button) { $0.snp.makeConstraints { $0.lastBaseline.equalTo(label) } }
    expect(button.frame, 40, 59 - 4 - 14.25, 15, 18 + 14)
    button.setImage(UIImage(size: CGSize(width: 30, height: 30)), for: .normal)
    try root.snp.layout()
    // The title in the middle of the image: 4 + (30 - 18) / 2 + 14.25 below the top.
    expect(button.frame, 40, 59 - 24.25, 45, 30 + 14)
    #expect(button.firstBaselineOffsetFromTop == 24.25)
    button.setTitle(nil, for: .normal)
    try root.snp.layout()
    expect(button.frame, 40, 59 - 44, 30, 30 + 14)
  }
}
