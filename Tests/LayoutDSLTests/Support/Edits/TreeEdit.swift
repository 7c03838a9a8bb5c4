// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// One change of a tree by the public API.
enum TreeEdit: Hashable, Sendable {
  case addView(Int, TreeModel.Content, to: Int, at: Int)
  case insert(Int, to: Int, at: Int)
  case exchange(Int, Int)
  case front(Int, Bool)
  case remove(Int)
  case discard(Int)
  case addGuide(Int, to: Int)
  case removeGuide(Int)
  case make([Int], [TreeModel.Rule])
  case remake(TreeModel.Item, [Int], [TreeModel.Rule])
  case removeRules(TreeModel.Item)
  case activate(Int)
  case deactivate(Int)
  case constant(Int, Double)
  case inset(Int, Double)
  case insets(Int, DirectionalInsets)
  case updateConstraints(Int, Double)
  case priority(Int, Float)
  case multiplier(Int, Double)
  case content(Int, TreeModel.Content)
  case invalidate(Int)
  case baselines(Int, Double, Double)
  case hugging(Int, Float, Axis)
  case resistance(Int, Float, Axis)
  case margins(Int, TreeModel.Margins)
  case safeArea(Int, Insets)
  case preserve(Int, Bool)
  case heed(Int, Bool)
  case scroll(Int, Point)
  case contentSize(Int, Size)
  case adjust(Int, LayoutScrollView.ContentInsetAdjustmentBehavior)
  case keyboard(Int, Bool)
  case ornament(Int, Insets)
  case bearers(Int, Int?, Int?)
  case scale(Double)
  case direction(Int, LayoutView.SemanticContentAttribute)
  case hide(Int, Bool)
  case frame(Int, Rect)
  case bounds(Int, Size)
  case center(Int, Point)
  case autoresizes(Int, Bool)
  case mask(Int, LayoutView.AutoresizingMask)
  case translation(Int, Bool)
  case stack(Int, TreeModel.Stack)
  case fit(Int, TreeModel.Fit)
  case layout
  case layoutView(Int)
  case layoutFromScratch
  case check

  /// Another edit, made by a hook of a view while the tree is laid out.
  indirect case within(Int, isLayout: Bool, TreeEdit)
}
