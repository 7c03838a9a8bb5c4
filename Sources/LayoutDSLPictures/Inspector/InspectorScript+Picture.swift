// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension InspectorScript {
  /// The picture with its boxes and names.
  static let picture = #"""
    // The picture: frames at the time of the slider, the selection's constraints, and the names that fit.
    const svg = $('picture'), NS = 'http://www.w3.org/2000/svg';
    let time = 1, selected = null, picked = null, problem = null, zoom = 1, panX = 0, panY = 0;
    function el(name, attributes, parent) {
      const e = document.createElementNS(NS, name);
      for (const key in attributes) e.setAttribute(key, attributes[key]);
      if (parent) parent.append(e);
      return e;
    }
    const world = el('g', {}, svg), drawing = el('g', {}, world), boxes = el('g', {}, world),
      over = el('g', {}, svg);
    const sheet = $('drawing').content.querySelector('svg');
    if (sheet) {
      // Views draw for a white background, and names would cover their text.
      el('rect', { class: 'sheet', width: data.items[0][5], height: data.items[0][6] }, drawing);
      $('show-names').checked = false;
      drawing.append(document.importNode(sheet, true));
      $('drawing-label').hidden = false;
    }
    for (const item of items) {
      const e = item.box = el('rect', { 'data-i': item.i,
        class: `box d${item.depth % 6}${item.kind ? ' guide' : ''}${item.kind > 1 ? ' built' : ''}` +
          (item.out ? ' faint' : '') }, boxes);
      const worst = item.problems[0];
      for (const p of item.problems) {
        if (p.kind === 'ambiguity') e.classList.add('open');
        else if (p.kind === 'warning') e.classList.add('odd');
        else if (p.items.includes(item.i) && item.parent >= 0) e.classList.add('bad');
      }
      if (worst) item.worst = worst.kind;
    }
    const ghosts = (data.gone || []).map(([name, f]) => ({ f,
      e: el('rect', { class: 'box ghost', x: f[0], y: f[1], width: f[2], height: f[3] }, boxes) }));
    const mix = (a, b) => a.map((v, n) => v + (b[n] - v) * time);

    // Computes the current frames in the coordinates of the topmost view.
    function measure() {
      for (const item of items) {
        const f = item.was ? mix(item.was, item.now) : item.now;
        const parent = items[item.parent];
        item.f = f;
        item.x = parent ? parent.ox + f[0] : 0;
        item.y = parent ? parent.oy + f[1] : 0;
        const c = item.more.c || [0, 0];
        item.ox = item.x - c[0];
        item.oy = item.y - c[1];
      }
    }
    function extent() {
      let [l, t, r, b] = [0, 0, items[0] ? items[0].f[2] : 0, items[0] ? items[0].f[3] : 0];
      for (const { x, y, f, kind } of items) {
        if (kind > 1 || !(f[2] > 0 || f[3] > 0)) continue;
        l = Math.min(l, x); t = Math.min(t, y); r = Math.max(r, x + f[2]); b = Math.max(b, y + f[3]);
      }
      return [l, t, Math.max(r - l, 1), Math.max(b - t, 1)];
    }
    function fit() {
      const [l, t, w, h] = extent(), box = svg.getBoundingClientRect(), room = 28;
      zoom = Math.min((box.width - 2 * room) / w, (box.height - 2 * room) / h, 4);
      if (!(zoom > 0)) zoom = 1;
      panX = (box.width - w * zoom) / 2 - l * zoom;
      panY = (box.height - h * zoom) / 2 - t * zoom;
      draw();
    }
    // A page opens with the whole picture; a long strip, too small to read as a whole, opens at its beginning.
    function begin() {
      fit();
      const [l, t, w, h] = extent(), box = svg.getBoundingClientRect(), room = 28;
      if (Math.min(w, h) * zoom > 120 || zoom >= 0.5) return;
      zoom = Math.min(1, Math.max((box.width - 2 * room) / w, (box.height - 2 * room) / h));
      panX = Math.max((box.width - w * zoom) / 2, room) - l * zoom;
      panY = Math.max((box.height - h * zoom) / 2, room) - t * zoom;
      draw();
    }
    function zoomBy(factor, x, y) {
      const box = svg.getBoundingClientRect(), next = Math.min(Math.max(zoom * factor, 0.01), 64);
      x = x === undefined ? box.width / 2 : x; y = y === undefined ? box.height / 2 : y;
      panX = x - (x - panX) * next / zoom;
      panY = y - (y - panY) * next / zoom;
      zoom = next;
      draw();
    }
    function draw() {
      measure();
      world.setAttribute('transform', `translate(${panX} ${panY}) scale(${zoom})`);
      drawing.style.display = $('show-drawing').checked && time === 1 ? '' : 'none';
      for (const { box, x, y, f, kind, was } of items) {
        box.setAttribute('x', x); box.setAttribute('y', y);
        box.setAttribute('width', Math.max(f[2], 0)); box.setAttribute('height', Math.max(f[3], 0));
        box.style.display = kind && !$('show-guides').checked || !was && time < 0.5 ? 'none' : '';
      }
      for (const { e } of ghosts) e.style.display = time < 0.5 ? '' : 'none';
      over.replaceChildren();
      lines = el('g', {}, over);
      chips = el('g', {}, over);
      taken = [];
      marks();
      if ($('show-names').checked) names();
    }
    let taken = [], lines = null, chips = null;
    function take(x, y, w, h) {
      for (const t of taken) if (x < t[2] && t[0] < x + w && y < t[3] && t[1] < y + h) return false;
      taken.push([x, y, x + w, y + h]);
      return true;
    }
    function names() {
      const box = svg.getBoundingClientRect();
      let left = 600;
      for (let n = items.length - 1; n >= 0 && left; n--) {
        const item = items[n];
        if (item.box.style.display || item.kind > 1 && item !== selected) continue;
        const x = panX + item.x * zoom, y = panY + item.y * zoom, w = item.f[2] * zoom, h = item.f[3] * zoom;
        if (h < 13 || w < 18 || x > box.width || y > box.height || x + w < 0 || y + h < 0) continue;
        const size = `${num(item.f[2])} × ${num(item.f[3])}`;
        const short = item.name.length > 26 ? item.name.slice(0, 25) + '…' : item.name;
        for (const text of [`${short}  ${size}`, short]) {
          const tw = text.length * 6.7, leaf = !item.kids.length;
          if (tw + 6 > w) continue;
          const at = [[x + 4, y + 2], [x + w - tw - 3, y + 2], [x + 4, y + h - 15], [x + w - tw - 3, y + h - 15]];
          if (leaf) at.unshift([x + (w - tw) / 2, y + h / 2 - 6.5]);
          const spot = at.find(([px, py]) => take(px, py, tw, 13));
          if (!spot) continue;
          left--;
          const e = el('text', { class: `tag d${item.depth % 6}`, x: spot[0], y: spot[1] + 10.5 }, over);
          e.style.fill = 'currentColor';
          e.textContent = text;
          break;
        }
      }
    }
    """#
}
