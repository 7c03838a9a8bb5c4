// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The maker of a constraint in a log.
public enum LoggedOrigin: Hashable, Sendable {
  /// The app's code or storyboard.
  case app

  /// A view whose `translatesAutoresizingMaskIntoConstraints` is true, by its frame and mask.
  case autoresizingMask

  /// The size that a table, collection view or other container assigns to a view.
  case encapsulatedSize

  /// A size that holds while UIKit measures a view.
  case temporarySize

  /// The size that `systemLayoutSizeFitting` was called with.
  case fittingSize

  /// A stack view; the value is the part of the identifier after `UISV-` or `NSSV-`.
  case stackView(String)

  /// The safe area of a view.
  case safeArea

  /// The layout margins of a view.
  case layoutMargins

  /// The size of a view's content.
  case contentSize

  /// The layout guides of a view controller's bars, which safe areas replaced.
  case layoutSupport

  /// Interface Builder, for a view that a storyboard leaves ambiguous.
  case interfaceBuilder

  /// The keyboard and its accessory views.
  case keyboard

  /// Bars and their buttons.
  case bar

  /// An action sheet of UIAlertController.
  case alert

  /// A window's own size.
  case window

  /// Another part of the system, with a private view.
  case system

  /// Whether the app made it.
  public var isApp: Bool { self == .app }

  init(of constraint: LoggedConstraint) {
    let identifier = constraint.identifier
    let className = constraint.className
    self =
      LoggedOrigin.byClass(className) ?? LoggedOrigin.byIdentifier(identifier)
      ?? LoggedOrigin.byItems(constraint) ?? .app
  }

  private static func byClass(_ name: String) -> LoggedOrigin? {
    if name.contains("AutoresizingMask") { return .autoresizingMask }
    if name.contains("ContentSize") { return .contentSize }
    if name.contains("LayoutSupport") { return .layoutSupport }
    if name.contains("IBPrototyping") { return .interfaceBuilder }
    return nil
  }

  private static func byIdentifier(_ name: String) -> LoggedOrigin? {
    if name.contains("Encapsulated-Layout") { return .encapsulatedSize }
    if name.hasPrefix("_UITemporaryLayout") { return .temporarySize }
    if name.hasPrefix("fittingSize") { return .fittingSize }
    if name.hasPrefix("UISV-") { return .stackView(String(name.dropFirst(5))) }
    if name.hasPrefix("NSSV-") { return .stackView(String(name.dropFirst(5))) }
    if name.contains("SafeAreaLayoutGuide") { return .safeArea }
    if name.hasSuffix("Margin-guide-constraint") { return .layoutMargins }
    if name.hasPrefix("IB auto generated") { return .interfaceBuilder }
    if name.hasPrefix("accessoryView.") || name.hasPrefix("assistant")
      || name.hasPrefix("inputView.")
    {
      return .keyboard
    }
    if barPrefixes.contains(where: { name.hasPrefix($0) }) { return .bar }
    if name.hasPrefix("NSWindow-") || name.hasPrefix("NSView-") { return .window }
    return nil
  }

  private static let barPrefixes = [
    "BIB_", "CB_", "IB_", "MaskEV_", "Mask_", "TB_", "UIButtonBar", "UINav",
  ]

  /// Finds the origin by the items of the line; constraints of SnapKit and Masonry are always the app's.
  private static func byItems(_ constraint: LoggedConstraint) -> LoggedOrigin? {
    guard constraint.source.isEmpty, !constraint.className.hasPrefix("MAS") else { return nil }
    if isUnnamedCellSize(constraint) { return .encapsulatedSize }
    if isActionSheet(constraint) { return .alert }
    if constraint.items.contains(where: { $0.isBarGuide }) { return .bar }
    return constraint.items.allSatisfy { $0.isPrivate } ? .system : nil
  }

  /// Whether it is a table's size of a cell in a log with Masonry's constraints, which has no identifiers.
  private static func isUnnamedCellSize(_ constraint: LoggedConstraint) -> Bool {
    constraint.list == .masonry && constraint.className == "NSLayoutConstraint"
      && constraint.isFixedSize && constraint.relation == .equal
      && SystemClasses.isCellContent(constraint.first.item.className)
  }

  /// Whether it is the only line of the message that UIKit logs for each action sheet since iOS 12.2.
  private static func isActionSheet(_ constraint: LoggedConstraint) -> Bool {
    constraint.list == .single && constraint.className == "NSLayoutConstraint"
      && constraint.identifier.isEmpty && constraint.isFixedSize && constraint.relation == .equal
      && constraint.constant == -16
      && constraint.first.attribute == .width && constraint.first.item.className == "UIView"
  }
}
