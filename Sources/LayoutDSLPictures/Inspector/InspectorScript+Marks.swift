// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension InspectorScript {
  /// The marks of constraints.
  static let marks = #"""
    // Draws constraints as lines with labels, in pixels of the window.
    function frameOf(item, seenFrom) {
      const c = item.more.c;
      if (c && seenFrom && seenFrom !== item) {
        for (let it = seenFrom; it; it = items[it.parent]) {
          if (it === item) return [item.ox, item.oy, c[2], c[3]];
        }
      }
      const a = item.more.a || [0, 0, 0, 0];
      return [item.x + a[0], item.y + a[1], item.f[2] - a[0] - a[2], item.f[3] - a[1] - a[3]];
    }
    function edge(item, side, f) {
      const m = item.more.m || [8, 8, 8, 8], b = item.more.b || [0, 0], rtl = item.rtl;
      const [x, y, w, h] = f;
      switch (SIDES[side]) {
        case 'left': return x;
        case 'right': return x + w;
        case 'leading': return rtl ? x + w : x;
        case 'trailing': return rtl ? x : x + w;
        case 'centerX': return x + w / 2;
        case 'leftMargin': return x + m[0];
        case 'rightMargin': return x + w - m[2];
        case 'leadingMargin': return rtl ? x + w - m[2] : x + m[0];
        case 'trailingMargin': return rtl ? x + m[0] : x + w - m[2];
        case 'centerXWithinMargins': return x + (w + m[0] - m[2]) / 2;
        case 'top': return y;
        case 'bottom': return y + h;
        case 'centerY': return y + h / 2;
        case 'firstBaseline': return y + b[0];
        case 'lastBaseline': return y + h - b[1];
        case 'topMargin': return y + m[1];
        case 'bottomMargin': return y + h - m[3];
        case 'centerYWithinMargins': return y + (h + m[1] - m[3]) / 2;
      }
      return 0;
    }
    const VERTICAL = new Set([3, 4, 8, 10, 11, 12, 15, 16, 20]);
    function marks() {
      const shown = new Map();
      if ($('show-marks').checked) for (const c of constraints) if (!c.off) shown.set(c, null);
      const clash = problem && problem.kind === 'conflict';
      if (selected && !clash) for (const c of selected.cons) {
        // Constraints that only position the view's subviews are left out.
        const first = items[c.first];
        if (!first || first.parent !== selected.i) shown.set(c, null);
      }
      if (picked) shown.set(picked, null);
      if (problem) problem.cons.forEach((i, n) =>
        shown.set(constraints[i], clash ? String(n + 1) : null));
      for (const [c, number] of shown) mark(c, number);
      for (const p of problems) if (p.side && (p === problem || selected && p.items[0] === selected.i)) free(p);
    }
    // Draws a double arrow in the direction in which an ambiguous item can move.
    function free(p) {
      const item = items[p.items[0]], down = p.side === 'top' || p.side === 'height';
      const far = p.side === 'width' || p.side === 'height' ? 1 : 0;
      const x = panX + zoom * (item.x + item.f[2] * (down ? 0.5 : far));
      const y = panY + zoom * (item.y + item.f[3] * (down ? far : 0.5));
      const d = down ? 'M0 -16V16M-5 -11L0 -16L5 -11M-5 11L0 16L5 11' : 'M-16 0H16M-11 -5L-16 0L-11 5M11 -5L16 0L11 5';
      el('path', { class: 'mark free', d, transform: `translate(${x} ${y})` }, lines);
    }
    function mark(c, number) {
      const first = items[c.first];
      if (!first || c.said) return;
      const style = (number ? ' clash' : '') + (c.priority < 1000 && !number ? ' soft' : '') +
        (c === picked ? ' strong' : '');
      const across = VERTICAL.has(c.a), own = frameOf(first);
      const sign = c.rel < 0 ? '≤ ' : c.rel > 0 ? '≥ ' : '', tail = c.priority < 1000 ? ` @${num(c.priority)}` : '';
      const X = v => panX + v * zoom, Y = v => panY + v * zoom;
      const at = (along, cross) => across ? [X(cross), Y(along)] : [X(along), Y(cross)];
      const line = (a, b) => el('line', { class: 'mark' + style, x1: a[0], y1: a[1], x2: b[0], y2: b[1] }, lines);
      const tick = (p, dx, dy) => line([p[0] - dx, p[1] - dy], [p[0] + dx, p[1] + dy]);
      const middle = f => [X(f[0] + f[2] / 2), Y(f[1] + f[3] / 2)];
      if (c.a === 7 || c.a === 8) {
        const second = items[c.second];
        if (c.b && second) {
          const text = (sign ? sign.trim() : '=') + (c.factor !== 1 ? ` × ${num(c.factor)}` : '') +
            (c.constant ? c.constant < 0 ? ` − ${num(-c.constant)}` : ` + ${num(c.constant)}` : '') + tail;
          chip(text, middle(own), number);
          if (second !== first) chip(text, middle(frameOf(second)), number);
          return;
        }
        const cross = across ? own[0] + own[2] * 0.3 : own[1] + own[3] / 2;
        const start = at(across ? own[1] : own[0], cross), end = at(across ? own[1] + own[3] : own[0] + own[2], cross);
        line(start, end);
        const d = Math.min(5, Math.hypot(end[0] - start[0], end[1] - start[1]) / 3);
        for (const [p, s] of [[start, 1], [end, -1]]) for (const side of [-d, d]) {
          line(p, across ? [p[0] + side, p[1] + s * d] : [p[0] + s * d, p[1] + side]);
        }
        return chip(sign + num(c.constant) + tail, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], number);
      }
      const second = c.b ? items[c.second] : items[first.parent];
      if (!second) return;
      const other = frameOf(second, first), b = c.b || (across ? 3 : 1);
      const end = edge(first, c.a, own), start = edge(second, b, other);
      const span = f => across ? [f[0], f[0] + f[2]] : [f[1], f[1] + f[3]];
      const [low, high] = span(own), [from, to] = span(other);
      const text = sign + (c.factor !== 1 ? `× ${num(c.factor)} ` : '') + num(Math.abs(c.constant)) + tail;
      if (Math.abs(end - start) < 0.5) {
        line(at(end, Math.min(low, from)), at(end, Math.max(high, to)));
        if (number || c.constant || sign || tail) {
          chip(c.constant || sign ? text : tail.trim(), at(end, (Math.min(low, from) + Math.max(high, to)) / 2), number);
        }
        return;
      }
      const [top, bottom] = [Math.max(low, from), Math.min(high, to)];
      const cross = top <= bottom ? (top + bottom) / 2 : (low + high) / 2;
      const p = at(start, cross), q = at(end, cross);
      line(p, q);
      for (const point of [p, q]) tick(point, across ? 5 : 0, across ? 0 : 5);
      chip(text, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], number);
    }
    function chip(text, [x, y], number) {
      const shown = number ? (text ? `${number}: ${text}` : number) : text;
      if (!shown) return;
      const w = shown.length * 6.4 + 8;
      for (const step of [0, 1, -1, 2, -2, 3, -3, 4]) {
        const cy = y + step * 16;
        if (!take(x - w / 2, cy - 8, w, 16) && step !== 4) continue;
        const kind = number ? ' clash' : '';
        el('rect', { class: 'chip' + kind, x: x - w / 2, y: cy - 8, width: w, height: 16, rx: 5 }, chips);
        el('text', { class: 'chiptext' + kind, x, y: cy + 3.8 }, chips).textContent = shown;
        return;
      }
    }
    """#
}
