// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// A layout of an app, as it is on iOS. The code after the imports is the same on all platforms.
#if canImport(UIKit)
import SnapKit
import UIKit
#else
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
#endif

/// The header of a profile: a picture, a name beside it, a line of text below, and a button.
///
/// On iOS the name and the text are labels, and the button is a UIButton; the layout is the same.
final class ProfileHeaderView: UIView {
  /// The insets around all contents.
  var contentInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16) {
    didSet {
      updateInsets()
      invalidateIntrinsicContentSize()
    }
  }

  let pictureView: UIView
  let nameView: UIView
  let textView: UIView
  let buttonView: UIView

  private let contentGuide = UILayoutGuide()
  private let pictureSide: CGFloat = 48
  private let gap: CGFloat = 12

  init(picture: UIView, name: UIView, text: UIView, button: UIView) {
    (pictureView, nameView, textView, buttonView) = (picture, name, text, button)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    makeHierarchy()
    makeLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("not from an archive")
  }

  override var intrinsicContentSize: CGSize {
    let height = contentInsets.top + pictureSide + contentInsets.bottom
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private func makeHierarchy() {
    for view in [pictureView, nameView, textView, buttonView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addLayoutGuide(contentGuide)
    buttonView.setContentHuggingPriority(.required, for: .horizontal)
    buttonView.setContentCompressionResistancePriority(.required, for: .horizontal)
    nameView.setContentCompressionResistancePriority(
      UILayoutPriority(rawValue: 749), for: NSLayoutConstraint.Axis.horizontal)
  }

  private func makeLayout() {
    updateInsets()
    pictureView.snp.makeConstraints { make in
      make.leading.top.equalTo(contentGuide)
      make.size.equalTo(CGSize(width: pictureSide, height: pictureSide))
    }
    nameView.snp.makeConstraints { make in
      make.leading.equalTo(pictureView.snp.trailing).offset(gap)
      make.trailing.lessThanOrEqualTo(buttonView.snp.leading).offset(-gap)
      make.centerY.equalTo(pictureView)
    }
    NSLayoutConstraint.activate([
      buttonView.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
      buttonView.centerYAnchor.constraint(equalTo: pictureView.centerYAnchor),
      NSLayoutConstraint(
        item: buttonView, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 32),
    ])
    textView.snp.makeConstraints { make in
      make.top.equalTo(pictureView.snp.bottom).offset(gap)
      make.leading.trailing.equalTo(contentGuide)
      make.bottom.lessThanOrEqualTo(contentGuide).priority(.high)
    }
  }

  private func updateInsets() {
    contentGuide.snp.remakeConstraints { make in
      make.edges.equalToSuperview().inset(contentInsets)
    }
  }
}
