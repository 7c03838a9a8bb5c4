// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A rectangle that takes part in layout without being a view.
///
/// ```swift
/// let guide = LayoutGuide()
/// root.addLayoutGuide(guide)
/// guide.snp.makeConstraints { $0.width.equalToSuperview().dividedBy(3) }
/// ```
open class LayoutGuide: LayoutItem, PlacedElement {
  /// What places the guide.
  enum Kind {
    /// The user's constraints.
    case free

    /// The layout margins of the owner.
    case margins

    /// The safe area of the owner.
    case safeArea

    /// The layout margins of the owner, and a width that is easily read.
    case readable

    /// The area of the content of the owner, a scroll view.
    case content

    /// The frame of the owner, a scroll view.
    case frame

    /// What of the owner lies above its safe area.
    case aboveSafeArea

    /// What of the owner lies below its safe area.
    case belowSafeArea

    /// Where a keyboard would be: as ``belowSafeArea``, for there is none.
    case keyboard

    /// The same where it does not use the safe area: the bottom edge of the owner, without a height.
    case bottomEdge

    /// Whether the guide moves with the safe area of its owner and with nothing else.
    var followsSafeArea: Bool {
      switch self {
      case .safeArea, .aboveSafeArea, .belowSafeArea, .keyboard: true
      case .free, .margins, .readable, .content, .frame, .bottomEdge: false
      }
    }

    /// Whether constraints place the guide; it is its owner less some insets if not.
    var hasQuantities: Bool { self == .free || self == .content }
  }

  /// What the guide shares with the constraints that mention it.
  public final var _itemState: LayoutItemState { LayoutItemState(box: itemState) }
  @usableFromInline final let itemState: ItemState

  /// A name for the guide; messages use it if there is no label.
  open var identifier = "" {
    didSet { if identifier != oldValue { itemState.nameChanged() } }
  }

  /// The view whose coordinates the guide lives in.
  public final var owningView: LayoutView? { itemState.parent?.view }

  /// Where the last pass put the guide, in the owner's coordinates.
  ///
  /// A guide that a view has of itself, such as ``LayoutView/layoutMarginsGuide``, need not have been
  /// there in the last pass: until the next one it is where the view's size and insets say.
  public final internal(set) var layoutFrame: Rect {
    get { placedFrame ?? owningView?.frame(ofGuide: kind) ?? .zero }
    set { placedFrame = newValue }
  }

  /// Where a pass put the guide; nil before the first since it belongs to its owner.
  private final var placedFrame: Rect?

  fileprivate(set) final var kind = Kind.free

  /// Where the guide was last seen among those of its owner.
  final var listedPlace: Int32 = 0

  /// Makes a guide that belongs to no view yet.
  public init() {
    itemState = ItemState()
    itemState.belong(to: self)
  }

  #if ViewCoding
  /// Makes a guide that belongs to no view yet; it is there with the trait `ViewCoding`.
  public required init?(coder: LayoutCoder) {
    itemState = ItemState()
    itemState.belong(to: self)
  }
  #endif

  convenience init(kind: Kind, identifier: String) {
    self.init()
    self.kind = kind
    self.identifier = identifier
  }

  deinit {
    itemState.part()
    itemState.retire()
  }

  /// Cuts the guide off its owner: deactivates everything that mentions it, and forgets where a pass put it there.
  final func orphan() {
    placedFrame = nil
    itemState.uninstallAll()
    itemState.forgetAllMistakes()
    itemState.move(to: nil)
  }
}

/// The guide of a keyboard, after `UIKeyboardLayoutGuide`; there is none, so that it is where UIKit's is while none
/// shows.
public final class LayoutKeyboardGuide: LayoutGuide {
  /// Whether the guide's top is the bottom of the view's safe area, as it is by default, or that of the view.
  public var usesBottomSafeArea: Bool {
    get { kind == .keyboard }
    set {
      if newValue == usesBottomSafeArea { return }
      kind = newValue ? .keyboard : .bottomEdge
      owningView?.treeEngine?.keyboardGuideChanged(self)
    }
  }

  /// Kept and without effect: there is no keyboard to undock.
  public var followsUndockedKeyboard = false
}

/// SnapKit's name of ``LayoutGuide``.
public typealias ConstraintLayoutGuide = LayoutGuide

extension LayoutGuide: CustomDebugStringConvertible {
  /// The guide with its label, or its place if it has none, and its frame:
  /// `<LayoutGuide:column 0 0 160 480>`.
  public var debugDescription: String {
    "<LayoutGuide:\(itemState.name) \(layoutFrame.layoutText)>"
  }
}
