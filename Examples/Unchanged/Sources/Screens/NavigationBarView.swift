// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class NavigationBarView: UIView {
  let backButton = UIButton(type: .system)
  let titleLabel = UILabel()
  let actionButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backButton.setTitle("Back", for: .normal)
    actionButton.setTitle("Done", for: .normal)
    titleLabel.font = .boldSystemFont(ofSize: 20)
    titleLabel.textAlignment = .center

    let views: [String: UIView] = ["back": backButton, "title": titleLabel, "action": actionButton]
    views.values.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      self.addSubview($0)
    }
    var constraints = [NSLayoutConstraint]()
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[back]-(>=8)-[title]-(>=8)-[action]-16-|",
      options: NSLayoutConstraint.FormatOptions.alignAllCenterY, metrics: nil, views: views)
    constraints.append(
      NSLayoutConstraint(
        item: titleLabel, attribute: .centerX, relatedBy: .equal, toItem: self,
        attribute: .centerX, multiplier: 1.0, constant: 0.0))
    constraints.append(
      NSLayoutConstraint(
        item: titleLabel, attribute: NSLayoutConstraint.Attribute.centerY,
        relatedBy: NSLayoutConstraint.Relation.equal, toItem: self.safeAreaLayoutGuide,
        attribute: .centerY, multiplier: 1, constant: 0))
    constraints.last?.identifier = "title centre"
    NSLayoutConstraint.activate(constraints)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
