// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class EmptyInboxView: UIView {
  let imageView = UIImageView()
  let label = UILabel()
  let button = UIButton()
  var verticalConstraint: NSLayoutConstraint!
  var imageHeightConstraint: NSLayoutConstraint! {
    didSet {
      oldValue?.isActive = false
      imageHeightConstraint.isActive = true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.image = UIImage(size: CGSize(width: 60, height: 60))
    label.text = "No mail"
    label.font = .systemFont(ofSize: 20)
    button.setTitle("Reload", for: .normal)
    let subviews = [imageView, label, button]
    subviews.forEach { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    verticalConstraint = NSLayoutConstraint(
      item: imageView, attribute: .centerY, relatedBy: .equal, toItem: self,
      attribute: .centerY, multiplier: 0.8, constant: 0)
    verticalConstraint.isActive = true
    imageHeightConstraint = imageView.heightAnchor.constraint(equalToConstant: 60)
    zip(subviews, subviews.dropFirst()).forEach { upper, lower in
      NSLayoutConstraint(
        item: lower, attribute: .top, relatedBy: .equal, toItem: upper, attribute: .bottom,
        multiplier: 1.0, constant: 12
      ).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func moveUp() {
    verticalConstraint = verticalConstraint.setMultiplier(multiplier: 0.5)
    imageHeightConstraint = imageView.heightAnchor.constraint(equalToConstant: 30)
    layoutIfNeeded()
  }
}

extension NSLayoutConstraint {
  func setMultiplier(multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])
    let newConstraint = NSLayoutConstraint(
      item: firstItem!, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    newConstraint.priority = priority
    newConstraint.shouldBeArchived = self.shouldBeArchived
    newConstraint.identifier = self.identifier
    NSLayoutConstraint.activate([newConstraint])
    return newConstraint
  }
}
