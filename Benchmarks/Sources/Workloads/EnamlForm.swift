// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The constraints of a form with four labelled fields, as a UI toolkit makes them: strength, relation, constant, then
/// name and coefficient of each variable.
///
/// The data comes from nucleic/kiwi, `benchmarks/enaml_like_benchmark.cpp`.
enum EnamlForm {
  /// The constraints, one per line.
  static let text = """
    required ge 0 left 1
    medium eq 0 height 1
    required ge 0 top 1
    required ge 0 width 1
    required ge 0 height 1
    required eq -10 top -1 contents_top 1
    strong eq -16 lb3height 1
    strong ge -16 lb3height 1
    required ge 0 ctleft 1
    required ge 0 cttop 1
    required ge 0 ctwidth 1
    required ge 0 ctheight 1
    required ge 0 fl3left 1
    medium:100 ge -24 ctheight 1
    medium:100 le -16777200 ctwidth 1
    medium:100 le -24 ctheight 1
    required ge 0 fl3top 1
    required ge 0 fl3width 1
    required ge 0 fl3height 1
    weak eq -67 lb1width 1
    required ge 0 lb2width 1
    required ge 0 lb2height 1
    required ge 0 fl2height 1
    required ge 0 lb3left 1
    strong ge -125 fl2width 1
    strong eq -21 fl2height 1
    strong ge -21 fl2height 1
    required ge 0 lb3top 1
    required ge 0 lb3width 1
    required ge 0 fl1left 1
    required ge 0 fl1width 1
    strong ge -67 lb1width 1
    required ge 0 fl2left 1
    weak eq -66 lb2width 1
    strong ge -66 lb2width 1
    strong eq -16 lb2height 1
    required ge 0 fl1height 1
    required ge 0 fl1top 1
    required ge 0 lb2top 1
    medium:1.25 eq -10 lb2top -1 lb3top 1 lb2height -1
    required ge -10 lb3top -1 lb3height -1 fl3top 1
    medium:1.25 eq -10 lb3top -1 lb3height -1 fl3top 1
    medium:1.25 eq 0 contents_bottom 1 fl3height -1 fl3top -1
    required ge 0 fl1top 1 contents_top -1
    medium:1.25 eq 0 fl1top 1 contents_top -1
    required ge 0 contents_bottom 1 fl3height -1 fl3top -1
    required eq 10 left -1 width -1 contents_right 1
    required eq 10 top -1 height -1 contents_bottom 1
    required eq -10 left -1 contents_left 1
    medium:1.25 eq 0 lb3left 1 contents_left -1
    strong eq 0 fl1left 1 midline -1
    strong eq 0 fl2left 1 midline -1
    strong eq 0 ctleft 1 midline -1
    strong eq 0 fl1top 1 fl1height 0.5 lb1top -1 lb1height -0.5
    required ge 0 lb1left 1 contents_left -1
    medium:1.25 eq 0 lb1left 1 contents_left -1
    required ge -10 lb1left -1 fl1left 1 lb1width -1
    medium:1.25 eq -10 lb1left -1 fl1left 1 lb1width -1
    required ge 0 fl1left -1 contents_right 1 fl1width -1
    medium eq 0 width 1
    required ge -10 fl1top -1 fl2top 1 fl1height -1
    medium:1.25 eq -10 fl1top -1 fl2top 1 fl1height -1
    required ge -10 cttop 1 fl2top -1 fl2height -1
    required ge -10 ctheight -1 cttop -1 fl3top 1
    required ge 0 contents_bottom 1 fl3height -1 fl3top -1
    medium:1.25 eq -10 cttop 1 fl2top -1 fl2height -1
    medium:1.25 eq 0 fl1left -1 contents_right 1 fl1width -1
    strong eq 0 lb2top -1 lb2height -0.5 fl2top 1 fl2height 0.5
    required ge 0 contents_left -1 lb2left 1
    medium:1.25 eq 0 contents_left -1 lb2left 1
    required ge -10 fl2left 1 lb2width -1 lb2left -1
    medium:1.25 eq -10 ctheight -1 cttop -1 fl3top 1
    medium:1.25 eq 0 contents_bottom 1 fl3height -1 fl3top -1
    required ge 0 lb1top 1
    required ge 0 lb1width 1
    required ge 0 lb1height 1
    medium:1.25 eq -10 fl2left 1 lb2width -1 lb2left -1
    medium:1.25 eq 0 fl2left -1 fl2width -1 contents_right 1
    required ge 0 fl2left -1 fl2width -1 contents_right 1
    required ge 0 lb3left 1 contents_left -1
    required ge 0 lb1left 1
    strong eq 0 ctheight 0.5 cttop 1 lb3top -1 lb3height -0.5
    required ge -10 ctleft 1 lb3left -1 lb3width -1
    required ge 0 ctwidth -1 ctleft -1 contents_right 1
    medium:1.25 eq -10 ctleft 1 lb3left -1 lb3width -1
    required ge 0 fl3left 1 contents_left -1
    medium:1.25 eq 0 fl3left 1 contents_left -1
    medium:1.25 eq 0 ctwidth -1 ctleft -1 contents_right 1
    medium:1.25 eq 0 fl3left -1 contents_right 1 fl3width -1
    required ge 0 contents_top -1 lb1top 1
    medium:1.25 eq 0 contents_top -1 lb1top 1
    required ge 0 fl3left -1 contents_right 1 fl3width -1
    required ge -10 lb2top 1 lb1top -1 lb1height -1
    required ge -10 lb2top -1 lb3top 1 lb2height -1
    medium:1.25 eq -10 lb2top 1 lb1top -1 lb1height -1
    strong eq -21 fl1height 1
    strong ge -21 fl1height 1
    required ge 0 lb2left 1
    strong ge -16 lb2height 1
    required ge 0 fl2top 1
    required ge 0 fl2width 1
    strong ge -16 lb1height 1
    strong eq -16 lb1height 1
    strong ge -125 fl3width 1
    strong eq -21 fl3height 1
    strong ge -21 fl3height 1
    required ge 0 lb3height 1
    medium:100 ge -119 ctwidth 1
    weak eq -24 lb3width 1
    strong ge -24 lb3width 1
    strong ge -125 fl1width 1
    """
}
