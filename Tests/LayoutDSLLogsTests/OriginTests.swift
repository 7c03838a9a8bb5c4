// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLLogs
import Testing

/// Who made a constraint.
struct OriginTests {
  static let lines: [(String, LoggedOrigin)] = [
    ("<NSLayoutConstraint:0x1 Card:0x12345.width == 1>", .app),
    ("<NSLayoutConstraint:0x1 'card-width' Card:0x12345.width == 1>", .app),
    ("<SnapKit.LayoutConstraint:0x1@Card.swift#3 Card:0x12345.width == 1.0>", .app),
    ("<MASLayoutConstraint:0x1 Card:0x12345.width == 1>", .app),
    ("<MASLayoutConstraint:0x1 _UIBarView:0x12345.width == 1>", .app),
    ("<NSLayoutConstraint:0x1 _TtC4Shop4Card:0x12345.width == 1>", .app),
    ("<NSLayoutConstraint:0x1 _UIBarView:0x12345.width == 1>", .system),
    ("<SnapKit.LayoutConstraint:0x1@Card.swift#3 _UIBarView:0x12345.width == 1.0>", .app),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Card:0x12345.width == 1>",
      .autoresizingMask
    ),
    (
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' Card:0x12345.height == 1>",
      .encapsulatedSize
    ),
    (
      "<NSLayoutConstraint:0x1 '_UITemporaryLayoutHeight' Card:0x12345.height == 1>", .temporarySize
    ),
    ("<NSLayoutConstraint:0x1 'fittingSizeVTarget' Card:0x12345.height == 1>", .fittingSize),
    ("<NSLayoutConstraint:0x1 'UISV-hiding' Card:0x12345.height == 0>", .stackView("hiding")),
    (
      "<NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-left' Card:0x12345.width == 1>", .safeArea
    ),
    (
      "<NSLayoutConstraint:0x1 'UIView-topMargin-guide-constraint' Card:0x12345.width == 1>",
      .layoutMargins
    ),
    ("<NSContentSizeLayoutConstraint:0x1 Card:0x12345.width == 1>", .contentSize),
    ("<_UILayoutSupportConstraint:0x1 Card:0x12345.width == 1>", .layoutSupport),
    ("<NSIBPrototypingLayoutConstraint:0x1 Card:0x12345.width == 1>", .interfaceBuilder),
    ("<NSLayoutConstraint:0x1 'inputView.top' Card:0x12345.width == 1>", .keyboard),
    ("<NSLayoutConstraint:0x1 'TB_Baseline_Baseline' Card:0x12345.width == 1>", .bar),
    ("<NSLayoutConstraint:0x1 'UINav_static_button_horiz_position' Card:0x12345.width == 1>", .bar),
    ("<NSLayoutConstraint:0x1 'UINavItemContentGuide-leading' Card:0x12345.width == 1>", .bar),
    ("<NSLayoutConstraint:0x1 'Mask_Trailing_Trailing' Card:0x12345.width == 1>", .bar),
    ("<NSLayoutConstraint:0x1 'MaskEV_Leading_BIB_Trailing' Card:0x12345.width == 1>", .bar),
    ("<NSLayoutConstraint:0x1 'MaskedCard' Card:0x12345.width == 1>", .app),
    ("<NSLayoutConstraint:0x1 'CB_Leading_Leading' Card:0x12345.width == 1>", .bar),
    (
      "<NSLayoutConstraint:0x1 UILayoutGuide:0x12345'UINavigationBarItemContentLayoutGuide'.top == _UIBar:0x12346.top>",
      .bar
    ),
    (
      "<NSLayoutConstraint:0x1 H:[UILayoutGuide:0x12345'TitleView(layout=0x12346)']-(8)-[UILayoutGuide:0x12347'TabBarGuide(0x12348)']>",
      .bar
    ),
    ("<NSLayoutConstraint:0x1 UILayoutGuide:0x12345'TitleGuide'.width == 1>", .app),
    ("<NSLayoutConstraint:0x1 UIView:0x12345.width == - 16   (active)>", .alert),
    ("<NSLayoutConstraint:0x1 'x' UIView:0x12345.width == - 16   (active)>", .app),
    ("<NSLayoutConstraint:0x1 Card:0x12345.width == - 16   (active)>", .app),
    (
      "<NSLayoutConstraint:0x1 UIInputSetHostView:0x12345.top == UIInputSetContainerView:0x12346.top>",
      .system
    ),
    (
      "<NSLayoutConstraint:0x1 UITransitionView:0x12345.top == UITextEffectsWindow:0x12346.top>",
      .system
    ),
    ("<NSLayoutConstraint:0x1 Card:0x12345.top == UIDropShadowView:0x12346.top>", .app),
    ("<NSLayoutConstraint:0x1 UITableViewCellContentView:0x12345.width == 0>", .app),
    ("<NSLayoutConstraint:0x1 'NSWindow-current-height' Card:0x12345.height == 1>", .window),
  ]

  @Test(arguments: lines)
  func theOriginIsTold(_ line: String, _ origin: LoggedOrigin) throws {
    let constraint = try #require(LayoutLog(line).conflicts.first?.constraints.first)
    #expect(constraint.origin == origin)
  }

  @Test func anActionSheetsLineStandsAlone() throws {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 UIView:0x12345.width == - 16   (active)>",
      "<NSLayoutConstraint:0x2 Card:0x12346.width == 20   (active)>"
      """)
    #expect(try #require(log.conflicts.first).constraints.map { $0.origin } == [.app, .app])
  }

  /// Masonry prints no identifiers, so a table's size of its cell has none.
  @Test func aBareSizeOfACellIsTheTablesInALogOfMasonry() throws {
    let log = LayoutLog(
      """
      "<MASLayoutConstraint:0x1 UILabel:0x12346.height == 20>",
      "<NSLayoutConstraint:0x2 UITableViewCellContentView:0x12345.height == 0>",
      "<MASLayoutConstraint:0x3 UITableViewCellContentView:0x12345.height == 0>",
      "<NSLayoutConstraint:0x4 UITableViewCellContentView:0x12345.height >= 0>"
      """)
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.constraints.map { $0.origin } == [.app, .encapsulatedSize, .app, .app])
  }
}
