// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A rectangular area that takes part in layout without being a view.
///
/// ```swift
/// let guide = LayoutGuide()
/// root.addLayoutGuide(guide)
/// guide.snp.makeConstraints { $0.width.equalToSuperview().dividedBy(3) }
/// ```
open class LayoutGuide: LayoutItem, IndexedElement {
  /// What determines the guide's position and size.
  enum Kind {
    /// The user's constraints.
    case free

    /// The layout margins of the owner.
    case margins

    /// The safe area of the owner.
    case safeArea

    /// The layout margins of the owner, limited to a readable width.
    case readable

    /// The area of the content of the owner, a scroll view.
    case content

    /// The frame of the owner, a scroll view.
    case frame

    /// The part of the owner above its safe area.
    case aboveSafeArea

    /// The part of the owner below its safe area.
    case belowSafeArea

    /// The area of a keyboard: the same as ``belowSafeArea``, because there is no keyboard.
    case keyboard

    /// The area of a keyboard that ignores the safe area: the bottom edge of the owner, with no height.
    case bottomEdge

    /// Whether the guide depends only on its owner's safe area.
    var followsSafeArea: Bool {
      switch self {
      case .safeArea, .aboveSafeArea, .belowSafeArea, .keyboard: true
      case .free, .margins, .readable, .content, .frame, .bottomEdge: false
      }
    }

    /// Whether constraints place the guide; otherwise its owner's bounds and insets determine it.
    var hasQuantities: Bool { self == .free || self == .content }
  }

  /// The state that constraints use to refer to the guide.
  public final var _itemState: LayoutItemState { LayoutItemState(box: itemState) }
  @usableFromInline final let itemState: ItemState

  /// The guide's identifier, which messages show if there is no label.
  open var identifier = "" {
    didSet { if identifier != oldValue { itemState.nameChanged() } }
  }

  /// The view that owns the guide and in whose coordinates the guide is placed.
  public final var owningView: LayoutView? { itemState.parent?.view }

  /// The guide's frame after the last pass, in its owner's coordinates.
  ///
  /// A guide that a view provides, such as ``LayoutView/layoutMarginsGuide``, may have been created after the last
  /// pass. Until the next one its frame follows from the view's size and insets. It also follows the view whenever an
  /// ``LayoutView/autoresizingMask`` resizes it or a scroll view scrolls.
  public final internal(set) var layoutFrame: Rect {
    get { placedFrame ?? owningView?.frame(ofGuide: kind) ?? .zero }
    set { placedFrame = newValue }
  }

  /// The frame of the last pass or after it; nil if there was no pass since the guide was added to its owner.
  private final var placedFrame: Rect?

  /// Whether a pass has placed the guide since it was added to its owner.
  final var isPlaced: Bool { placedFrame != nil }

  fileprivate(set) final var kind = Kind.free

  /// The guide's index among its owner's guides, as last seen.
  final var listedIndex: Int32 = 0

  /// Makes a guide without an owner.
  public init() {
    itemState = ItemState()
    itemState.setItem(self)
  }

  #if ViewCoding
  /// Makes a guide without an owner; available with the trait `ViewCoding`.
  public required init?(coder: LayoutCoder) {
    itemState = ItemState()
    itemState.setItem(self)
  }
  #endif

  /// Makes a guide that is not placed by the user's constraints.
  convenience init(kind: Kind, identifier: String) {
    self.init()
    self.kind = kind
    self.identifier = identifier
  }

  deinit {
    itemState.clearItem()
    itemState.tearDown()
  }

  /// Detaches the guide from its owner: deactivates every constraint that mentions it and discards its frame.
  final func orphan() {
    placedFrame = nil
    itemState.uninstallAll()
    itemState.forgetAllMistakes()
    itemState.setParent(nil)
  }
}

/// The guide of a keyboard, after `UIKeyboardLayoutGuide`; it is placed as UIKit's is while no keyboard shows.
public final class LayoutKeyboardGuide: LayoutGuide {
  /// Whether the guide's top is the bottom of the safe area, the default, instead of the bottom of the view.
  public var usesBottomSafeArea: Bool {
    get { kind == .keyboard }
    set {
      if newValue == usesBottomSafeArea { return }
      kind = newValue ? .keyboard : .bottomEdge
      owningView?.treeEngine?.keyboardGuideChanged(self)
    }
  }

  /// Whether the guide follows an undocked keyboard; stored without effect, because there is no keyboard.
  public var followsUndockedKeyboard = false

  /// Makes the guide of a view, which has only one.
  init(identifier: String) {
    super.init()
    kind = .keyboard
    self.identifier = identifier
  }

  #if ViewCoding
  /// Returns nil: a view makes its keyboard guide itself.
  public required init?(coder: LayoutCoder) { return nil }
  #endif
}

/// SnapKit's name of ``LayoutGuide``.
public typealias ConstraintLayoutGuide = LayoutGuide

extension LayoutGuide: CustomDebugStringConvertible {
  /// The guide with its label, or else its location, and its frame, such as `<LayoutGuide:column 0 0 160 480>`.
  public var debugDescription: String {
    "<LayoutGuide:\(itemState.name) \(layoutFrame.layoutText)>"
  }
}
