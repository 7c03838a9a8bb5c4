// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("Screens and forms")
struct ScreenTests {
  @Test("a login screen, narrow and wide")
  func login() throws {
    let view = LoginView()
    try host(view, height: 480, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    // 20 + 40
    expect(view.logoView.frame, 100, 60, 120, 60)
    // 120 + 32; 12 and 24 between fields of 34
    expect(view.fieldFrames[0], 24, 152, 272, 34)
    expect(view.fieldFrames[1], 24, 198, 272, 34)
    expect(view.fieldFrames[2], 24, 256, 272, 44)
    expect(view.forgotButton.frame, 100, 308, 120, 18)
    let wide = LoginView()
    try host(wide, in: CGSize(width: 1000, height: 480), height: 480)
    // at most 400, in the middle
    expect(wide.fieldFrames[0], 300, 132, 400, 34)
  }

  @Test("a page of an onboarding")
  func onboarding() throws {
    let page = OnboardingPageView.Page(
      image: UIImage(size: CGSize(width: 30, height: 30)), title: "Plan your day",
      text: "Lists, notes and reminders in one place")
    let view = OnboardingPageView(page: page)
    try host(
      view, in: CGSize(width: 320, height: 500), height: 500,
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    // 0.4 × 500, its middle at 0.5 × 250
    expect(view.imageView.frame, 60, 25, 200, 200)
    // 225 + 12; 13 characters of 15
    expect(view.titleLabel.frame, 62.5, 237, 195, 36)
    // 280 is 28 characters of 10: two lines
    expect(view.textLabel.frame, 20, 283, 280, 48)
    // 500 - 20 - 20 - 50
    expect(view.nextButton.frame, 20, 410, 280, 50)
  }

  @Test("a controller's view")
  func welcome() throws {
    let controller = WelcomeViewController()
    controller.loadViewIfNeeded()
    controller.view.snp.additionalSafeAreaInsets = UIEdgeInsets(
      top: 20, left: 0, bottom: 34, right: 0)
    try controller.view.snp.layout()
    // 568 / 2 - 20
    expect(controller.frames[0], 0, 20, 320, 264)
    expect(controller.frames[1], 90, 308, 140, 48)
    // 568 - 34 - 16 - 48, between margins of 16
    expect(controller.frames[2], 16, 470, 288, 48)
  }

  @Test("spacers in the proportion of one to two")
  func splash() throws {
    let view = SplashView()
    try host(view, in: CGSize(width: 320, height: 500), height: 500)
    // 3 t + 50 = 500
    expect(view.frames[0], 110, 150, 100, 50)
    // in the middle of 200 to 500
    expect(view.frames[1], 150, 340, 20, 20)
    #expect(view.frames[2].minY == 0 && view.frames[2].height == 150)
  }

  @Test("nothing found")
  func emptyState() throws {
    let view = EmptyStateView.noResults(for: "swift")
    try host(view, height: 480)
    // 64 + 10 + 24 + 10 + 12 = 120 in the middle of 480
    expect(view.frames[0], 128, 180, 64, 64)
    expect(view.frames[1], 110, 254, 100, 24)
    expect(view.frames[2], 92.5, 288, 135, 12)
  }

  @Test("an alert, with two actions beside each other and three below")
  func alert() throws {
    let message = "The file will be removed from all devices."
    let alert = AlertView(title: "Delete?", message: message, actions: ["Cancel", "OK"])
    try host(alert, height: 480)
    // 20 + 24 + 4 + 12 + 20 + 0.5 + 44 = 124.5 high, 270 wide
    expect(alert.frames[0], 25, 177.75, 270, 124.5)
    expect(alert.frames[1], 16, 20, 238, 24)
    expect(alert.frames[2], 16, 48, 238, 12)
    expect(alert.frames[3], 0, 80, 270, 0.5)
    expect(alert.frames[4], 0, 80.5, 270, 44)
    expect(alert.buttonFrames[1], 135, 0, 135, 44)
    let three = AlertView(title: "Sort by", message: message, actions: ["Name", "Date", "Size"])
    try host(three, in: CGSize(width: 200, height: 480), height: 480)
    // 200 - 32 wide, so 136 for the text: 27 characters, two lines
    expect(three.frames[0], 16, 127.75, 168, 224.5)
    expect(three.buttonFrames[2], 0, 88, 168, 44)
  }

  @Test("a field of a form, with and without an error")
  func formField() throws {
    let field = FormFieldView(caption: "Email")
    let root = try host(field)
    expect(field.captionLabel.frame, 16, 8, 288, 12)
    expect(field.textField.frame, 16, 24, 288, 34)
    // 8 + 12 + 4 + 34 + 8
    expect(field.frame, 0, 0, 320, 66)
    field.error = "Required"
    try root.snp.layout()
    expect(field.errorLabel.frame, 16, 62, 288, 12)
    expect(field.frame, 0, 0, 320, 82)
  }

  @Test("a bar on the keyboard")
  func keyboard() throws {
    let view = KeyboardFormView()
    let root = try host(
      view, height: 480, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    // 8 + 34 + 8 above 480 - 34
    expect(view.bar.frame, 0, 396, 320, 50)
    // 320 - 12 - 30, and 8 beside it
    expect(view.sendButton.frame, 278, 16, 30, 18)
    expect(view.textField.frame, 12, 8, 258, 34)
    view.keyboardWillChange(height: 300, duration: 0.25)
    try root.snp.layout()
    // 480 - 300 - 50
    expect(view.bar.frame, 0, 130, 320, 50)
  }

  @Test("a search bar whose button comes in")
  func searchBar() throws {
    let bar = SearchBarView()
    let root = try host(bar, height: 52)
    expect(bar.textField.frame, 8, 8, 304, 36)
    bar.isEditing = true
    try root.snp.layout()
    // 320 - 8 - 45, 8 beside it
    expect(bar.cancelButton.frame, 267, 17, 45, 18)
    expect(bar.textField.frame, 8, 8, 251, 36)
    #expect(bar.cancelButton.alpha == 1)
    bar.isEditing = false
    try root.snp.layout()
    expect(bar.textField.frame, 8, 8, 304, 36)
  }

  @Test("a menu at the side, in both directions")
  func sideMenu() throws {
    let view = SideMenuView()
    let root = try host(view, height: 480)
    expect(view.menuView.frame, -240, 0, 240, 480)
    view.setOpen(true, animated: true)
    expect(view.menuView.frame, 0, 0, 240, 480)
    #expect(view.dimView.alpha == 1 && view.isOpen)
    root.semanticContentAttribute = .forceRightToLeft
    try root.snp.layout()
    // 320 - 240
    expect(view.menuView.frame, 80, 0, 240, 480)
    view.setOpen(false, animated: false)
    expect(view.menuView.frame, 320, 0, 240, 480)
  }

  @Test("a banner that comes from above and goes")
  func banner() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.snp.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let banner = NotificationBanner(message: "Saved")
    var isFinished = false
    banner.show(in: root) { isFinished = $0 }
    // 20 + 8; 8 + 24 + 8 high
    expect(banner.frame, 8, 28, 304, 40)
    #expect(isFinished)
    banner.hide()
    expect(banner.frame, 8, -40, 304, 40)
    #expect(banner.alpha == 0 && root.snp.issues.isEmpty)
  }

  @Test("a callout over a map, short and long")
  func callout() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let home = MapCalloutView(title: "Home", subtitle: nil)
    root.addSubview(home)
    let cafe = MapCalloutView(title: "Café de la Paix", subtitle: "Opens at 8")
    root.addSubview(cafe)
    try root.snp.layout()
    // 10 + 40 + 10 + 44 wide, 44 high, its bottom in the middle
    expect(home.frame, 108, 196, 104, 44)
    // 10 + 150 + 10 + 44 is too wide; 10 + 24 + 12 + 10 high
    expect(cafe.frame, 60, 184, 200, 56)
    expect(cafe.detailButton.frame, 156, 0, 44, 56)
  }

  @Test("a controller with guides over its bars")
  func feed() throws {
    let controller = FeedViewController()
    controller.loadViewIfNeeded()
    controller.view.snp.additionalSafeAreaInsets = UIEdgeInsets(
      top: 64, left: 0, bottom: 34, right: 0)
    try controller.view.snp.layout()
    expect(controller.searchBar.frame, 0, 64, 320, 52)
    // 568 - 34 - 49
    expect(controller.tabBar.frame, 0, 485, 320, 49)
    expect(controller.listView.frame, 0, 116, 320, 369)
  }

  @Test("a bar on the guide of the keyboard")
  func composer() throws {
    let view = ComposerView()
    let root = try host(
      view, height: 480, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    // 6 + 36 + 6 above 480 - 34
    expect(view.frames[0], 0, 398, 320, 48)
    expect(view.frames[1], 12, 6, 20, 36)
    // 12 + 20 + 8; to 320 - 12
    expect(view.frames[2], 40, 6, 268, 36)
    root.snp.additionalSafeAreaInsets.bottom = 216
    try root.snp.layout()
    expect(view.frames[0], 0, 216, 320, 48)
  }

  @Test("a text view grows with its text up to a maximum, and scrolls then")
  func messageInput() throws {
    let view = MessageInputView()
    let root = try host(view)
    // One line of 19.2 between insets of 8; 320 - 12 - 8 - 36 - 12.
    expect(view.textView.frame, 12, 8, 252, 35.2)
    expect(view.sendButton.frame, 272, 7.2, 36, 36)
    // 242 is 30 characters of 8.
    view.show("Lists, notes and reminders in one place, for you and for others as well")
    try root.snp.layout()
    expect(view.textView.frame, 12, 8, 252, 73.6)
    expect(view.frame, 0, 0, 320, 89.6)
    view.show(String(repeating: "again and again ", count: 20))
    try root.snp.layout()
    expect(view.textView.frame, 12, 8, 252, 100)
    view.show("ok")
    try root.snp.layout()
    expect(view.textView.frame, 12, 8, 252, 35.2)
    #expect(root.snp.ambiguities().isEmpty)
  }
}
