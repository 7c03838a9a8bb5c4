// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

infix operator ~== : ComparisonPrecedence
infix operator ~>= : ComparisonPrecedence
infix operator ~<= : ComparisonPrecedence

struct AnchorOffset<Kind: AnyObject> {
  let anchor: NSLayoutAnchor<Kind>
  let constant: CGFloat
}

func + <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorOffset<Kind> {
  AnchorOffset(anchor: anchor, constant: constant)
}

func - <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorOffset<Kind> {
  AnchorOffset(anchor: anchor, constant: -constant)
}

@discardableResult
func ~== <Kind>(left: NSLayoutAnchor<Kind>, right: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
  left.constraint(equalTo: right).activated()
}

@discardableResult
func ~== <Kind>(left: NSLayoutAnchor<Kind>, right: AnchorOffset<Kind>) -> NSLayoutConstraint {
  left.constraint(equalTo: right.anchor, constant: right.constant).activated()
}

@discardableResult
func ~<= <Kind>(left: NSLayoutAnchor<Kind>, right: AnchorOffset<Kind>) -> NSLayoutConstraint {
  left.constraint(lessThanOrEqualTo: right.anchor, constant: right.constant).activated()
}

@discardableResult
func ~== (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left.constraint(equalToConstant: right).activated()
}

@discardableResult
func ~>= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left.constraint(greaterThanOrEqualToConstant: right).activated()
}

extension NSLayoutConstraint {
  fileprivate func activated() -> NSLayoutConstraint {
    isActive = true
    return self
  }
}

final class PillView: UIView {
  let dot = UIView()
  let text = UILabel()

  init(_ string: String) {
    super.init(frame: .zero)
    text.text = string
    text.font = .systemFont(ofSize: 10)
    for view in [dot, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    dot.leadingAnchor ~== leadingAnchor + 6
    dot.centerYAnchor ~== centerYAnchor
    dot.widthAnchor ~== 8
    dot.heightAnchor ~== 8
    text.leadingAnchor ~== dot.trailingAnchor + 4
    text.trailingAnchor ~== trailingAnchor - 6
    text.topAnchor ~== topAnchor + 3
    text.bottomAnchor ~== bottomAnchor - 3
    widthAnchor ~>= 44
    let maximum = text.trailingAnchor ~<= dot.leadingAnchor + 200
    maximum.identifier = "maximum"
  }

  required init?(coder: NSCoder) { fatalError() }
}
