// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Constraints as in 2013, found again by their identifiers.
class LegacyFormView: UIView {
  let field = UIView(), note = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    addSubview(note)
    field.translatesAutoresizingMaskIntoConstraints = false
    note.translatesAutoresizingMaskIntoConstraints = false
    addConstraints([
      NSLayoutConstraint(
        item: field, attribute: .leadingMargin, relatedBy: .equal, toItem: self,
        attribute: .leadingMargin, multiplier: 1.0, constant: 4.0),
      NSLayoutConstraint(
        item: field, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right,
        multiplier: 1, constant: -12),
      NSLayoutConstraint(
        item: field, attribute: .top, relatedBy: .equal, toItem: self, attribute: .topMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: note, attribute: .width, relatedBy: .equal, toItem: field, attribute: .width,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: note, attribute: .centerX, relatedBy: .equal, toItem: field, attribute: .right,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: note, attribute: .top, relatedBy: .equal, toItem: field, attribute: .bottom,
        multiplier: 1, constant: 6),
      NSLayoutConstraint(
        item: note, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 18),
      NSLayoutConstraint(
        item: note, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: self,
        attribute: .bottom, multiplier: 1, constant: -6),
    ])
    let height = NSLayoutConstraint(
      item: field, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 30)
    height.identifier = "fieldHeight"
    height.priority = UILayoutPriority(rawValue: 900)
    field.addConstraint(height)
    let flat = note.heightAnchor.constraint(equalToConstant: 0)
    flat.priority = .fittingSizeLevel
    flat.isActive = true
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  var fieldHeight: CGFloat {
    get { field.constraints.first { $0.identifier == "fieldHeight" }?.constant ?? 0 }
    set {
      field.constraints.filter { $0.identifier == "fieldHeight" }.forEach {
        $0.constant = newValue
      }
    }
  }

  func clear() {
    removeConstraints(constraints)
    field.removeConstraints(field.constraints)
  }
}
