// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The style of an inspector page, in light and dark mode.
enum InspectorStyle {
  /// The style sheet.
  static let text = #"""
    :root { --ground: #f5f6f8; --pane: #fff; --ink: #1b2530; --quiet: #5b6875; --line: #dde1e6;
      --accent: #0b62c4; --soft: #e3eefb; --bad: #c01818; --warn: #9a5600; --odd: #a52a72; --good: #1c7c3c;
      --paper: #fff; --box0: #3b6fb6; --box1: #2a846e; --box2: #8458ac; --box3: #a8621b; --box4: #536b80;
      --box5: #4d802e; }
    @media (prefers-color-scheme: dark) { :root { --ground: #15191e; --pane: #1c2127; --ink: #e4e9ee;
      --quiet: #98a5b3; --line: #313941; --accent: #6cb2ff; --soft: #20344c; --bad: #ff7b72; --warn: #f0b45c;
      --odd: #f08cc0; --good: #6cc98a; --paper: #11151a; --box0: #7fb0ee; --box1: #5fc4ab; --box2: #c39be8;
      --box3: #e0a461; --box4: #a3b6c6; --box5: #9acb78; } }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
      font: 14px/1.45 system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
    header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; padding: 8px 14px;
      background: var(--pane); border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 15px; max-width: 16em; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    h2 { margin: 0 0 6px; font-size: 12px; font-weight: 600; color: var(--quiet); }
    .space { flex: 1; }
    .quiet { color: var(--quiet); }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; }
    [hidden] { display: none !important; }
    fieldset { display: flex; flex-wrap: wrap; gap: 2px 12px; border: 0; margin: 0; padding: 0; }
    label { display: inline-flex; align-items: center; gap: 5px; white-space: nowrap; }
    input[type=search] { width: 15em; max-width: 44vw; padding: 4px 8px; font: inherit; color: inherit;
      background: var(--ground); border: 1px solid var(--line); border-radius: 6px; }
    input[type=range] { width: 120px; accent-color: var(--accent); }
    input[type=checkbox] { accent-color: var(--accent); }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line);
      border-radius: 6px; padding: 2px 9px; cursor: pointer; }
    button:hover { background: var(--soft); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .zoom { display: inline-flex; gap: 4px; }
    main { flex: 1; min-height: 0; display: grid;
      grid-template-columns: minmax(200px, 280px) minmax(0, 1fr) minmax(260px, 360px); }
    nav, aside { min-height: 0; overflow: auto; background: var(--pane); }
    nav { display: flex; flex-direction: column; border-right: 1px solid var(--line); }
    nav #tree { flex: 1; min-height: 0; overflow: auto; }
    aside { border-left: 1px solid var(--line); padding: 14px; overflow-wrap: anywhere; }
    aside:focus-visible { outline-offset: -2px; }
    #stage { position: relative; overflow: hidden; min-height: 0; background: var(--ground); }
    #picture { display: block; width: 100%; height: 100%; cursor: grab; touch-action: none; }
    #picture:active { cursor: grabbing; }
    #problems { padding: 12px 12px 4px; border-bottom: 1px solid var(--line); }
    #problems ul { list-style: none; margin: 0; padding: 0; max-height: 34vh; overflow: auto; }
    #problems li { margin: 0 0 6px; }
    #problems button { width: 100%; text-align: left; border: 0; border-left: 3px solid currentColor;
      border-radius: 0 6px 6px 0; padding: 4px 8px; font-size: 12.5px; overflow-wrap: anywhere; }
    #problems button[aria-pressed=true] { background: var(--soft); }
    #problems pre { margin: 4px 0 8px 11px; max-height: 12vh; overflow: auto; overflow-wrap: anywhere; }
    #problems .none { font-size: 12.5px; color: var(--good); }
    .conflict, .mistake, .difference { color: var(--bad); }
    .ambiguity { color: var(--warn); }
    .warning { color: var(--odd); }
    .note { color: var(--accent); }
    #tree { padding: 6px 0 20px; font-size: 13px; }
    .row { display: flex; align-items: center; min-width: max-content; gap: 5px; padding: 1px 12px 1px 6px; cursor: default;
      white-space: pre; scroll-margin: 30px; }
    .row:hover { background: var(--ground); }
    .row[aria-selected=true] { background: var(--soft); box-shadow: inset 3px 0 var(--accent); }
    .row:focus-visible { outline-offset: -2px; }
    .row.faint { opacity: .55; }
    .row.miss { display: none; }
    .row.hit .name { text-decoration: underline; text-decoration-color: var(--accent);
      text-decoration-thickness: 2px; }
    .twist { width: 1.1em; text-align: center; color: var(--quiet); flex: none; cursor: pointer; }
    .row .class { color: var(--quiet); font-size: 11.5px; }
    .row i { width: 7px; height: 7px; border-radius: 50%; background: currentColor; flex: none; }
    aside h2 { margin-top: 18px; }
    aside h3 { margin: 0; font-size: 17px; }
    aside .path { margin: 2px 0 0; font-size: 12.5px; color: var(--quiet); }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th { text-align: left; font-weight: 400; color: var(--quiet); padding: 1px 14px 1px 0; }
    td { padding: 1px 14px 1px 0; text-align: right; white-space: nowrap; }
    aside table { font-size: 13px; }
    thead th { text-align: right; font-size: 12px; }
    pre, code, .code { font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    pre { white-space: pre-wrap; margin: 4px 0; }
    details { border-top: 1px solid var(--line); }
    details:last-of-type { border-bottom: 1px solid var(--line); }
    summary { padding: 4px 2px; cursor: pointer; }
    summary b { font-weight: 600; font-variant-numeric: tabular-nums; }
    details ul, .constraints { list-style: none; margin: 0 0 8px; padding: 0; }
    .constraint { display: block; width: 100%; text-align: left; border: 0; border-radius: 6px;
      padding: 4px 6px; margin: 0 0 2px; }
    .constraint[aria-pressed=true] { background: var(--soft); }
    .constraint .code { display: block; }
    .constraint .facts { display: block; font-size: 12px; color: var(--quiet); }
    .constraint .unmet { color: var(--bad); }
    .other { padding: 3px 6px; font-size: 12.5px; color: var(--quiet); }
    .cure { margin: 2px 0 8px; padding: 5px 8px; border-left: 3px solid currentColor; }
    .tag, .chiptext { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
      pointer-events: none; }
    .sheet { fill: #fff; }
    .box { vector-effect: non-scaling-stroke; stroke-width: 1; stroke: currentColor; fill: currentColor;
      fill-opacity: .05; }
    .box.guide { fill-opacity: 0; stroke-dasharray: 2 3; }
    .box.built { stroke-opacity: .4; }
    .box.faint { opacity: .3; }
    .box.open { stroke: var(--warn); stroke-width: 2; stroke-dasharray: 6 4; }
    .box.bad { stroke: var(--bad); stroke-width: 2; }
    .box.odd { stroke: var(--odd); stroke-width: 2; }
    .box.dim { opacity: .25; }
    .box.picked { stroke: var(--accent); stroke-width: 2.5; fill: var(--accent); fill-opacity: .1; }
    .box.ghost { fill-opacity: 0; stroke: var(--quiet); stroke-dasharray: 5 4; pointer-events: none; }
    .d0 { color: var(--box0); } .d1 { color: var(--box1); } .d2 { color: var(--box2); }
    .d3 { color: var(--box3); } .d4 { color: var(--box4); } .d5 { color: var(--box5); }
    .tag { font-size: 11px; paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-opacity: .8; }
    .mark { stroke: var(--accent); stroke-width: 1.5; fill: none; pointer-events: none; }
    .mark.soft { stroke-dasharray: 5 3; }
    .mark.clash { stroke: var(--bad); stroke-width: 2.2; }
    .mark.free { stroke: var(--warn); stroke-width: 2; }
    .mark.strong { stroke-width: 3; }
    .chip { fill: var(--pane); stroke: var(--accent); stroke-width: .75; pointer-events: none; }
    .chip.clash { fill: var(--bad); stroke: var(--paper); }
    .chiptext { font-size: 10.5px; text-anchor: middle; fill: var(--accent); }
    .chiptext.clash { fill: var(--paper); font-weight: 700; }
    @media (max-width: 820px) {
      html, body { height: auto; min-height: 100%; }
      main { display: flex; flex-direction: column; }
      #stage { order: -1; height: 52vh; flex: none; border-bottom: 1px solid var(--line); }
      nav { border-right: 0; }
      nav #tree { flex: none; max-height: 46vh; }
      aside { border-left: 0; border-top: 1px solid var(--line); }
      .space { display: none; }
      #problems ul, #problems pre { max-height: none; }
    }
    """#
}
