// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension InspectorScript {
  /// The handlers of keys and pointers, and the start of the page.
  static let input = #"""
    // Pointer and keyboard.
    tree.addEventListener('click', event => {
      const row = event.target.closest('.row');
      if (!row) return;
      const item = items[row.dataset.i];
      if (event.target === item.twist && item.kids.length) {
        if (!open.delete(item.i)) open.add(item.i);
        refresh();
      } else select(item, true);
    });
    tree.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const item = selected || items[0], shown = items.filter(i => i.shown), at = shown.indexOf(item);
      let next = null;
      switch (event.key) {
        case 'ArrowDown': next = selected ? shown[at + 1] : item; break;
        case 'ArrowUp': next = shown[at - 1]; break;
        case 'Home': next = shown[0]; break;
        case 'End': next = shown[shown.length - 1]; break;
        case 'ArrowRight':
          if (item.kids.length && !open.has(item.i)) { open.add(item.i); refresh(); } else next = item.kids[0];
          break;
        case 'ArrowLeft':
          if (item.kids.length && open.has(item.i)) { open.delete(item.i); refresh(); } else next = items[item.parent];
          break;
        case 'Enter': $('details').focus(); break;
        default: return;
      }
      event.preventDefault();
      if (next) select(next, true);
    });
    addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target === $('search')) {
        if (event.key === 'Escape') { $('search').value = ''; search(''); }
        if (event.key === 'Enter') {
          const found = items.filter(i => i.found);
          if (found.length) select(found[(found.indexOf(selected) + 1) % found.length]);
        }
        return;
      }
      if (event.target.tagName === 'INPUT' && event.target.type !== 'checkbox') return;
      switch (event.key) {
        case '/': event.preventDefault(); $('search').focus(); break;
        case '+': case '=': zoomBy(1.25); break;
        case '-': zoomBy(0.8); break;
        case '0': fit(); break;
        case 'Escape': if (document.activeElement === $('details') && selected) selected.row.focus(); break;
      }
    });
    $('search').addEventListener('input', event => search(event.target.value));
    $('zoom-in').onclick = () => zoomBy(1.25);
    $('zoom-out').onclick = () => zoomBy(0.8);
    $('zoom-fit').onclick = fit;
    for (const id of ['show-names', 'show-guides', 'show-marks', 'show-drawing']) $(id).onchange = draw;
    svg.addEventListener('wheel', event => {
      event.preventDefault();
      const box = svg.getBoundingClientRect();
      zoomBy(Math.exp(-event.deltaY * 0.0015), event.clientX - box.left, event.clientY - box.top);
    }, { passive: false });
    let drag = null;
    svg.addEventListener('pointerdown', event => {
      drag = { x: event.clientX, y: event.clientY, panX, panY, far: false, target: event.target };
      svg.setPointerCapture(event.pointerId);
    });
    svg.addEventListener('pointermove', event => {
      if (!drag) return;
      const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
      if (!drag.far && Math.hypot(dx, dy) < 4) return;
      drag.far = true;
      [panX, panY] = [drag.panX + dx, drag.panY + dy];
      draw();
    });
    svg.addEventListener('pointercancel', () => { drag = null; });
    svg.addEventListener('pointerup', () => {
      const item = drag && !drag.far && drag.target.dataset ? items[drag.target.dataset.i] : null;
      drag = null;
      // A click on the selected item selects its parent.
      if (item) select(item === selected && items[item.parent] ? items[item.parent] : item);
    });
    if (data.was) {
      $('slide').hidden = false;
      if (data.expected) [$('slide-from').textContent, $('slide-to').textContent] = ['expected', 'got'];
      $('time').setAttribute('aria-label', data.expected ? 'From expected to got' : 'From before to after');
      $('time').addEventListener('input', event => { time = event.target.value / 100; draw(); });
    }
    $('title').textContent = data.title;
    svg.setAttribute('aria-label', `${data.title}: ${items.length} views and guides, which the tree lists`);
    search('');
    measure();
    details();
    begin();
    addEventListener('resize', begin);
    if (problems.length) problems[0].button.click();
    """#
}
