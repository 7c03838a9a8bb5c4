// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// This module is compiled with the main actor as its default isolation.

#if !canImport(UIKit) && !canImport(AppKit)
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
import Testing

/// A view class says that it is of no actor; all else is the main actor's.
nonisolated final class ProfileView: UIView {
  @MainActor static let shared = ProfileView()
  private let avatar = UIView()
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(avatar)
    avatar.snp.makeConstraints { make in
      make.size.equalTo(40)
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 72)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  var avatarFrame: CGRect { avatar.frame }
}

/// What holds views as a view controller does, and says nothing of actors.
final class Screen {
  static let shared = Screen()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let profile = ProfileView()
  private lazy var constraints: [NSLayoutConstraint] = [
    profile.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    profile.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    profile.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
  ]

  func load() {
    view.addSubview(profile)
    profile.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
  }
}

@Suite("A module of the main actor")
struct MainActorModuleTests {
  @Test("views, holders, static views")
  func layout() {
    Screen.shared.load()
    let profile = Screen.shared.profile
    #expect(profile.frame == CGRect(x: 0, y: 20, width: 320, height: 72))
    // 36 - 20.
    #expect(profile.avatarFrame == CGRect(x: 16, y: 16, width: 40, height: 40))
    #expect(profile.layouts > 0)
    ProfileView.shared.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    ProfileView.shared.layoutIfNeeded()
    #expect(ProfileView.shared.avatarFrame == CGRect(x: 16, y: 10, width: 40, height: 40))
  }

  @Test("a Sendable closure builds a tree elsewhere")
  func elsewhere() async {
    let frame = await Task.detached {
      let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
      let profile = ProfileView()
      root.addSubview(profile)
      profile.snp.makeConstraints { $0.edges.equalToSuperview() }
      root.layoutIfNeeded()
      return profile.avatarFrame
    }.value
    // 100 / 2 - 20.
    #expect(frame == CGRect(x: 16, y: 30, width: 40, height: 40))
  }
}
#endif
