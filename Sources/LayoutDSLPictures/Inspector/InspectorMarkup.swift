// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The fixed part of an inspector page's body.
enum InspectorMarkup {
  /// The empty panes, which the script fills.
  static let text = #"""
    <header>
    <h1 id="title"></h1>
    <label class="search"><span class="hidden">Search views</span>
    <input id="search" type="search" placeholder="Search views" autocomplete="off" spellcheck="false"></label>
    <span id="found" class="quiet" aria-live="polite"></span>
    <span class="space"></span>
    <label id="slide" hidden><span id="slide-from">before</span>
    <input id="time" type="range" min="0" max="100" value="100">
    <span id="slide-to">after</span></label>
    <fieldset><legend class="hidden">Show</legend>
    <label><input type="checkbox" id="show-names" checked> names</label>
    <label><input type="checkbox" id="show-guides" checked> guides</label>
    <label><input type="checkbox" id="show-marks"> all constraints</label>
    <label id="drawing-label" hidden><input type="checkbox" id="show-drawing" checked> drawing</label>
    </fieldset>
    <span class="zoom" role="group" aria-label="Zoom">
    <button id="zoom-out" title="Smaller (-)">−</button>
    <button id="zoom-fit" title="Fit (0)">fit</button>
    <button id="zoom-in" title="Larger (+)">+</button>
    </span>
    </header>
    <main>
    <nav aria-label="Views">
    <section id="problems" aria-label="What is wrong"><h2></h2><ul></ul></section>
    <div id="tree" role="tree" aria-label="Views"></div>
    </nav>
    <div id="stage"><svg id="picture" role="img"></svg></div>
    <aside id="details" aria-label="The selected view" tabindex="-1"></aside>
    </main>
    <p id="status" class="hidden" role="status"></p>
    """#
}
