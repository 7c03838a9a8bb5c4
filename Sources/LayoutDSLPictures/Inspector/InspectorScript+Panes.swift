// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension InspectorScript {
  /// The panes of the tree, the problems and the details.
  static let panes = #"""
    // The tree, the list of problems, and the details of the selection.
    function add(parent, name, className, text) {
      const e = document.createElement(name);
      if (className) e.className = className;
      if (text !== undefined) e.textContent = text;
      if (parent) parent.append(e);
      return e;
    }
    const tree = $('tree'), open = new Set(items.filter(i => i.kids.length && i.depth < 12).map(i => i.i));
    for (const item of items) {
      const row = item.row = add(tree, 'div', 'row' + (item.out || item.kind > 1 ? ' faint' : ''));
      row.setAttribute('role', 'treeitem');
      row.setAttribute('aria-level', item.depth + 1);
      row.setAttribute('aria-selected', 'false');
      row.tabIndex = item.i ? -1 : 0;
      row.dataset.i = item.i;
      row.style.paddingLeft = `${6 + 14 * Math.min(item.depth, 24)}px`;
      item.twist = add(row, 'span', 'twist', item.kids.length ? '▾' : '');
      item.twist.setAttribute('aria-hidden', 'true');
      add(row, 'span', 'name', item.name);
      if (item.cls !== 'LayoutView' && item.kind === 0) add(row, 'span', 'class', item.cls);
      if (item.worst) {
        const dot = add(row, 'i', item.worst);
        dot.title = item.worst;
        row.setAttribute('aria-label', `${item.name}, ${item.worst}`);
      }
    }
    let query = '';
    function refresh() {
      for (const item of items) {
        const parent = items[item.parent];
        item.shown = !parent || parent.shown && open.has(parent.i);
        if (query) item.shown = item.found || item.holds;
        item.row.classList.toggle('miss', !item.shown);
        item.row.classList.toggle('hit', !!query && item.found);
        if (item.kids.length) {
          const isOpen = open.has(item.i) || !!query;
          item.row.setAttribute('aria-expanded', isOpen);
          item.twist.textContent = isOpen ? '▾' : '▸';
        }
      }
    }
    function search(text) {
      query = text.trim().toLowerCase();
      let count = 0;
      for (const item of items) {
        item.holds = false;
        item.found = !!query && (item.name.toLowerCase().includes(query) ||
          item.cls.toLowerCase().includes(query));
        if (item.found) {
          count++;
          for (let it = items[item.parent]; it && !it.holds; it = items[it.parent]) it.holds = true;
        }
      }
      for (const item of items) item.box.classList.toggle('dim', !!query && !item.found);
      $('found').textContent = query ? `${count} found` : '';
      refresh();
    }
    function select(item, focus, keeps) {
      if (selected) {
        selected.row.setAttribute('aria-selected', 'false');
        selected.box.classList.remove('picked');
        selected.row.tabIndex = -1;
      } else items[0].row.tabIndex = -1;
      selected = item;
      picked = null;
      if (!keeps) showProblem(null);
      for (let it = items[item.parent]; it; it = items[it.parent]) open.add(it.i);
      refresh();
      item.row.setAttribute('aria-selected', 'true');
      item.row.tabIndex = 0;
      item.box.classList.add('picked');
      if (focus) item.row.focus({ preventScroll: true });
      if (innerWidth > 820) item.row.scrollIntoView({ block: 'nearest' });
      const problemText = item.problems.length ? `, ${item.problems.length} problems` : '';
      $('status').textContent = `${item.name}, ${item.now.map(num).join(' ')}${problemText}`;
      details();
      draw();
    }
    function constraintButton(c, parent, factor) {
      const button = add(add(parent, 'li'), 'button', 'constraint');
      button.dataset.c = c.i;
      button.setAttribute('aria-pressed', c === picked);
      add(button, 'span', 'code', words(c));
      const facts = [place(c), c.label && `“${c.label}”`, c.priority < 1000 && `priority ${num(c.priority)}`,
        c.off && 'not active', factor !== undefined && Math.abs(factor) !== 1 && `moves it × ${num(factor)}`];
      const line = add(button, 'span', 'facts', facts.filter(Boolean).join(' · '));
      if (c.got !== null) {
        const met = isMet(c), text = met && c.rel === 0 ? ` · is ${num(c.got)}` :
          ` · asks for ${c.rel < 0 ? 'at most ' : c.rel > 0 ? 'at least ' : ''}${num(c.asked)}, gets ${num(c.got)}`;
        add(line, 'span', met ? '' : 'unmet', text);
      }
      button.onclick = () => {
        picked = picked === c ? null : c;
        for (const b of document.querySelectorAll('.constraint')) {
          b.setAttribute('aria-pressed', picked !== null && Number(b.dataset.c) === picked.i);
        }
        draw();
      };
    }
    function details() {
      const pane = $('details'), item = selected;
      pane.replaceChildren();
      pane.scrollTop = 0;
      if (!item) return add(pane, 'p', 'quiet', 'Select a view in the tree or the picture.');
      add(pane, 'h3', '', item.name);
      add(pane, 'p', 'path', `${path(item)} · ${item.cls}${item.hidden ? ' · hidden' : ''}`);
      for (const p of item.problems) {
        const box = add(pane, 'div', `cure ${p.kind}`, p.head);
        if (p.lines.length) add(box, 'pre', '', p.lines.map(l => l.trim()).join('\n'));
      }
      add(pane, 'h2', '', 'Frame');
      const table = add(pane, 'table'), head = add(add(table, 'thead'), 'tr'), body = add(table, 'tbody');
      for (const text of ['', 'x', 'y', 'width', 'height']) add(head, 'th', '', text).scope = 'col';
      const rows = [['in its superview', item.now], ['in the picture', [item.x, item.y, item.now[2], item.now[3]]]];
      if (data.was && item.was) rows.push([data.expected ? 'expected' : 'before', item.was]);
      for (const [name, f] of rows) {
        const row = add(body, 'tr');
        add(row, 'th', '', name).scope = 'row';
        for (const value of f) add(row, 'td', '', num(value));
      }
      add(pane, 'h2', '', 'Why');
      const [x, y, w, h] = item.now;
      const values = { left: x, top: y, width: w, height: h, right: x + w, bottom: y + h, centerX: x + w / 2,
        centerY: y + h / 2 };
      const first = why(item, 'left');
      if (!first) add(pane, 'p', 'quiet', 'No constraint mentions or places it: it has the frame that it was given.');
      else if (first.cut) add(pane, 'p', 'quiet', 'Not worked out for a tree as large as this; inspect a smaller part.');
      else for (const attribute in CHAINS) {
        const chain = why(item, attribute), fold = add(pane, 'details');
        const summary = add(fold, 'summary', '', `${attribute} `);
        add(summary, 'b', '', num(values[attribute]));
        const list = add(fold, 'ul');
        for (const { id, factor } of chain.steps) {
          if (id >= 0) constraintButton(constraints[id], list, factor);
          else add(list, 'li', 'other', data.texts[-1 - id]);
        }
        if (chain.missing) add(list, 'li', 'other', `and ${chain.missing} more`);
        if (!chain.steps.length) add(list, 'li', 'other', 'nothing moves it');
      }
      add(pane, 'h2', '', `Constraints (${item.cons.length})`);
      const list = add(pane, 'ul', 'constraints');
      for (const c of item.cons) constraintButton(c, list);
      if (!item.cons.length) add(list, 'li', 'other', 'none');
    }
    // Returns the view of a problem; for a conflict, the first item of most of its constraints.
    function subject(p) {
      const counts = new Map();
      for (const i of p.cons) {
        const first = constraints[i].first;
        if (first >= 0) counts.set(first, (counts.get(first) || 0) + 1);
      }
      const most = [...counts].sort((a, b) => b[1] - a[1])[0];
      return most ? most[0] : p.items.length ? p.items[0] : -1;
    }
    function showProblem(p) {
      problem = p;
      for (const q of problems) {
        q.button.setAttribute('aria-pressed', q === p);
        if (q.pre) q.pre.hidden = q !== p;
      }
    }
    const list = $('problems').querySelector('ul');
    $('problems').querySelector('h2').textContent = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    if (!problems.length) add(list, 'li', 'none', 'Nothing is wrong.');
    for (const p of problems) {
      const li = add(list, 'li', p.kind), button = p.button = add(li, 'button', '', p.head);
      button.setAttribute('aria-pressed', 'false');
      if (p.lines.length) {
        p.pre = add(li, 'pre', '', p.lines.map(l => l.trim()).join('\n'));
        p.pre.hidden = true;
      }
      button.onclick = () => {
        showProblem(p);
        const first = subject(p);
        if (first >= 0) select(items[first], false, true); else draw();
      };
    }
    """#
}
