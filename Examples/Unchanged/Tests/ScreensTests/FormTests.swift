// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("Forms and screens")
struct FormTests {
  @Test("a form by the anchor helper")
  func booking() throws {
    let view = BookingFormView()
    let root = try host(view, height: 260)
    expect(view.backgroundView.frame, 4, 4, 312, 252)
    expect(view.nameField.frame, 16, 12, 288, 34)
    // (288 - 10) / 2
    expect(view.fromField.frame, 0, 0, 139, 34)
    expect(view.toField.frame, 149, 0, 139, 34)
    // 260 - 12 - 50; what is left is the empty view's
    expect(view.bookButton.frame, 16, 198, 288, 50)
    expect(view.badge.frame, 302, 6, 12, 12)
    view.anchored.width?.constant = 20
    view.layoutIfNeeded()
    expect(view.badge.frame, 294, 6, 20, 12)
    #expect(view.superview === root)
  }

  @Test("a map, by key paths to anchors")
  func map() throws {
    let view = MapScreenView()
    try host(view, height: 480, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    expect(view.mapView.frame, 0, 0, 320, 480)
    // 480 - 34 - 120
    expect(view.sheet.frame, 8, 326, 304, 120)
    // 320 - 8 - 44, 326 - 2 × 8 - 44
    expect(view.locateButton.frame, 268, 266, 44, 44)
  }

  @Test("formats with metrics of several types")
  func consent() throws {
    let view = ConsentAlertView()
    view.titleLabel.text = "Track you?"
    view.messageLabel.text = "Your data will be used to show you better advertisements"
    try host(view, in: CGSize(width: 270, height: 480))
    // 10 characters of 10
    expect(view.frames[0], 85, 20, 100, 24)
    // 46 characters to a line: two lines of 12
    expect(view.frames[1], 20, 48, 230, 24)
    expect(view.frames[2], 0, 92, 270, 0.5)
    // (270 - 8 - 8 - 8) / 2
    expect(view.frames[3], 8, 92.5, 123, 44)
    expect(view.frames[4], 139, 92.5, 123, 44)
    #expect(view.frame.height == 136.5)
  }

  @Test("a bar of a chat that grows with its text")
  func inputBar() throws {
    let bar = ChatInputBar()
    let root = try host(bar)
    expect(bar.attachButton.frame, 8, 14, 24, 24)
    // 320 - 40 - 8, one line of 20 + 16
    expect(bar.textView.frame, 40, 8, 272, 36)
    bar.setSending(true)
    bar.textView.text = "a\nb\nc"
    try root.snp.layout()
    // 320 - 40 - 64, 3 × 20 + 16
    expect(bar.textView.frame, 40, 8, 216, 76)
    expect(bar.frame, 0, 0, 320, 92)
    expect(bar.attachButton.frame, 8, 54, 24, 24)
    // The required edge wins over the one of 500: 320 - 12 - 30
    expect(bar.sendButton.frame, 278, 57, 30, 18)
    bar.textView.text = "1\n2\n3\n4\n5\n6"
    #expect(bar.textView.isScrollEnabled)
    #expect(bar.frame.height == 8 + 96 + 8)
  }

  @Test("a field whose placeholder floats")
  func floatingLabel() throws {
    let field = FloatingLabelField()
    field.floatingLabel.text = "Mail"
    let root = try host(field)
    expect(field.floatingLabel.frame, 0, 18, 20, 12)
    expect(field.lineView.frame, 0, 47, 320, 1)
    field.text = "a"
    expect(field.floatingLabel.frame, 0, 4, 20, 12)
    field.isHighlighted = true
    field.isEnabled = false
    try root.snp.layout()
    expect(field.lineView.frame, 0, 46, 320, 2)
    #expect(field.alpha == 0.5)
    field.text = nil
    expect(field.floatingLabel.frame, 0, 18, 20, 12)
  }

  @Test("signing in, without and with a keyboard")
  func signIn() throws {
    let controller = SignInViewController()
    controller.loadViewIfNeeded()
    try controller.view.snp.layout()
    expect(controller.logo.frame, 120, 60, 80, 80)
    // 3 × 34 + 2 × 16
    expect(controller.fields.frame, 24, 180, 272, 134)
    // 17 characters of 7.5; 568 - 20 - 18
    expect(controller.footer.frame, 96.25, 530, 127.5, 18)
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 568))
    controller.keyboardWillShow(height: 300)
    expect(controller.scrollView.frame, 0, 0, 320, 268)
    // 60 + 80 + 40 + 134 + 24 + 18 + 20
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 376))
    expect(controller.footer.frame, 96.25, 338, 127.5, 18)
  }

  @Test("constraints as in 2013")
  func legacy() throws {
    let view = LegacyFormView()
    let root = try host(view, height: 100)
    // Its own margin is 8, too: 8 + 4 - 8; to 320 - 12
    expect(view.field.frame, 4, 8, 304, 30)
    // half as wide, its middle at 308 / 2
    expect(view.note.frame, 78, 44, 152, 18)
    view.fieldHeight = 40
    try root.snp.layout()
    expect(view.note.frame, 78, 54, 152, 18)
    view.clear()
    #expect(view.constraints.isEmpty)
    #expect(view.fieldHeight == 0)
  }

  @Test("a password's strength by a new multiplier")
  func strength() throws {
    let view = PasswordStrengthView()
    let root = try host(view)
    view.strength = .fair
    try root.snp.layout()
    // (320 - 4) / 2
    expect(view.frames[0], 0, 0, 158, 4)
    expect(view.frames[1], 162, 0, 158, 4)
    expect(view.frames[4], 0, 10, 160, 2)
    view.strength = .none
    try root.snp.layout()
    expect(view.frames[4], 0, 10, 0, 2)
    view.strength = .strong
    try root.snp.layout()
    // (320 - 3 × 4) / 4
    expect(view.frames[3], 243, 0, 77, 4)
    expect(view.frames[4], 0, 10, 320, 2)
    #expect(view.constraints.filter { $0.identifier == "strength" }.count == 1)
  }
}
