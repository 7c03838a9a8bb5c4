// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension InspectorScript {
  /// The data as objects, the texts of constraints, and chains of steps.
  static let model = #"""
    // Reads the data of the page. All text is shown through textContent, never as markup.
    'use strict';
    const $ = id => document.getElementById(id);
    const data = JSON.parse($('data').textContent);
    const SIDES = ['', 'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX',
      'centerY', 'lastBaseline', 'firstBaseline', 'leftMargin', 'rightMargin', 'topMargin', 'bottomMargin',
      'leadingMargin', 'trailingMargin', 'centerXWithinMargins', 'centerYWithinMargins'];
    const num = value => String(Math.round(value * 1000) / 1000 || 0);
    const items = data.items.map((f, i) => ({ i, parent: f[0], kind: f[1], name: f[2],
      now: [f[3], f[4], f[5], f[6]], hidden: !!(f[7] & 1), rtl: !!(f[7] & 2), quoted: !!(f[7] & 4),
      cls: data.classes[f[8]], more: f[9] || {}, kids: [], depth: 0, problems: [], cons: [] }));
    for (const item of items) {
      item.was = data.was ? data.was[item.i] || null : item.now;
      item.out = item.hidden;
      if (item.parent < 0) continue;
      const parent = items[item.parent];
      parent.kids.push(item);
      item.depth = parent.depth + 1;
      item.out = item.out || parent.out;
    }
    const constraints = data.constraints.map((f, i) => {
      const m = f[9] || {};
      return { i, first: f[0], a: f[1], rel: f[2], second: f[3], b: f[4], constant: f[5], line: f[6],
        file: data.files[f[7]], got: Array.isArray(f[8]) ? null : f[8], asked: m.a === undefined ? f[8] : m.a,
        priority: m.p === undefined ? 1000 : m.p, factor: m.m === undefined ? 1 : m.m, label: m.l,
        off: !!m.o, said: m.t };
    });
    for (const c of constraints) {
      if (c.first >= 0) items[c.first].cons.push(c);
      if (c.second >= 0 && c.second !== c.first) items[c.second].cons.push(c);
    }
    const problems = data.problems.map((f, i) => ({ i, kind: f[0], head: f[1], lines: f[2], items: f[3],
      cons: f[4], side: SIDES[f[5] || 0] }));
    for (const p of problems) for (const i of p.items) items[i].problems.push(p);
    for (const p of problems) if (p.kind === 'conflict') for (const c of p.cons) {
      for (const i of [constraints[c].first, constraints[c].second]) {
        if (i >= 0 && !items[i].problems.includes(p)) items[i].problems.push(p);
      }
    }

    function path(item) {
      const names = [];
      for (let it = item; it; it = items[it.parent]) names.unshift(it.name);
      return names.length > 32 ? '…/' + names.slice(-32).join('/') : names.join('/');
    }
    function title(i) {
      if (i < 0) return '?';
      return items[i].quoted ? '"' + items[i].name + '"' : items[i].more.t || items[i].name;
    }
    function words(c) {
      if (c.said) return c.said.replace(/^<LayoutConstraint\S* ?/, '').replace(/>$/, '');
      const sign = c.rel < 0 ? '<=' : c.rel > 0 ? '>=' : '==';
      let right = num(c.constant);
      if (c.b) {
        right = `${title(c.second)}.${SIDES[c.b]}`;
        if (c.factor !== 1) right += ` * ${num(c.factor)}`;
        if (c.constant) right += c.constant < 0 ? ` - ${num(-c.constant)}` : ` + ${num(c.constant)}`;
      }
      return `${title(c.first)}.${SIDES[c.a]} ${sign} ${right}`;
    }
    function place(c) { return c.file ? `${c.file.split('/').pop()}:${c.line}` : ''; }
    function isMet(c) {
      if (c.got === null) return true;
      const over = c.got - c.asked;
      return c.rel < 0 ? over < 0.002 : c.rel > 0 ? over > -0.002 : Math.abs(over) < 0.002;
    }
    // Returns the chain of left, top, width or height; for another attribute, the sum of two such chains.
    const CHAINS = { left: [[0, 1]], top: [[1, 1]], width: [[2, 1]], height: [[3, 1]], right: [[0, 1], [2, 1]],
      bottom: [[1, 1], [3, 1]], centerX: [[0, 1], [2, 0.5]], centerY: [[1, 1], [3, 0.5]] };
    function why(item, attribute) {
      const chains = data.why[item.i];
      if (!chains) return { cut: true, steps: [], missing: 0 };
      if (chains.length < 4) return null;
      const sums = new Map();
      let missing = 0;
      for (const [n, factor] of CHAINS[attribute]) for (const step of chains[n]) {
        if (step.n) { missing += step.n; continue; }
        const [id, f] = Array.isArray(step) ? step : [step, 1];
        sums.set(id, (sums.get(id) || 0) + f * factor);
      }
      const steps = [...sums].filter(s => Math.abs(s[1]) > 1e-9).map(([id, factor]) => ({ id, factor }));
      return { steps, missing };
    }
    """#
}
