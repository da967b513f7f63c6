// What is wrong with the page at its size: one line for each find, "kind: where what". Run in the page by `sizes.py`.
async ([least, side, touch, width]) => {
  while (innerWidth !== width) await new Promise(requestAnimationFrame)
  scrollTo(0, 0)
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame) // until what depends on the size has followed it
  await document.fonts.ready
  const found = new Set()
  const name = (it) => `${it.tagName.toLowerCase()}${it.id ? '#' + it.id : ''}${[...it.classList].filter((c) => !c.startsWith('svelte-')).map((c) => '.' + c).join('')}`
  const chain = (it) => { const own = []; for (let e = it, n = 0; e && n < 3; e = e.parentElement, n++) own.unshift(name(e)); return own.join(' > ') }
  const say = (kind, it, more) => found.add(`${kind}: ${chain(it)} ${more}`)
  const styles = new Map()
  const style = (it) => styles.get(it) ?? (styles.set(it, getComputedStyle(it)), styles.get(it))
  const SKIP = '.vh, .quiet, [hidden], .flying, dialog:not([open]), [data-unseen]'
  const heard = (it) => { for (let e = it, n = 0; e && n < 6; e = e.parentElement, n++) if (style(e).clipPath.startsWith('inset(50%')) return true; return false } // for screen readers
  const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest(SKIP) && !heard(it)
  const clips = (it) => { // what cuts it off, and what can be scrolled; the way up ends at what is fixed
    const out = []
    for (let e = it; e && e !== document.documentElement; e = e.parentElement) {
      const s = style(e)
      if (e !== it || !s.display.startsWith('inline')) {
        if (s.overflowX !== 'visible' || s.overflowY !== 'visible') out.push([e, s])
      }
      if (s.position === 'fixed') break
    }
    return out
  }
  const enlarged = (it) => { let e = it; while (e && !(e.offsetWidth >= 60)) e = e.parentElement; const by = e ? e.getBoundingClientRect().width / e.offsetWidth : 1; return Math.abs(by - 1) < 0.02 ? 1 : by } // widths of small things are rounded
  const scrolls = (s) => /auto|scroll/.test(s.overflowX + s.overflowY)
  const opaque = (it) => {
    const s = style(it)
    if (Number(s.opacity) < 0.3) return false
    if (it instanceof SVGElement) return !(it instanceof SVGSVGElement || it.tagName === 'g') && s.fill !== 'none' && Number(s.fillOpacity) > 0.3 && !/rgba?\(.*, 0(\.[0-2]\d*)?\)/.test(s.fill)
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(s.backgroundColor)
    return (s.backgroundColor !== 'rgba(0, 0, 0, 0)' && (!alpha || Number(alpha[1]) > 0.4)) || s.borderImageSource !== 'none'
  }
  const sticks = (it) => { for (let e = it; e; e = e.parentElement) if (['sticky', 'fixed'].includes(style(e).position)) return e; return null }
  const all = document.createElement('style')
  all.textContent = '* { pointer-events: auto !important }'
  document.head.append(all)
  const root = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement
    const text = node.textContent.trim()
    if (!text || !it || ['STYLE', 'SCRIPT', 'TITLE', 'OPTION', 'NOSCRIPT'].includes(it.tagName) || !seen(it)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (!boxes.length) continue
    const words = `"${text.slice(0, 40)}"`
    const matrix = it instanceof SVGElement ? it.getScreenCTM() : null
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : enlarged(it)
    const size = parseFloat(style(it).fontSize) * (scale || 1)
    if (size < least - 0.05) say('small', it, `${size.toFixed(1)} px ${words}`)
    const around = clips(it)
    // in sight: inside of all that can be scrolled, and not cut off by what cannot
    let cut = false
    let view = [0, 0, innerWidth, innerHeight]
    for (const [e, s] of around) {
      const box = e.getBoundingClientRect()
      const free = scrolls(s)
      view = [Math.max(view[0], box.left), Math.max(view[1], box.top), Math.min(view[2], box.right), Math.min(view[3], box.bottom)]
      if (free || e instanceof SVGElement) break
      if (boxes.some((one) => one.right > box.right + 2 || one.left < box.left - 2 || one.bottom > box.bottom + one.height * 0.35 || one.top < box.top - one.height * 0.35)) { cut = true; break }
    }
    if (cut) { say('cut', it, words); continue }
    for (const one of boxes) {
      const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2]
      if (x < view[0] || y < view[1] || x >= view[2] || y >= view[3]) continue
      const top = document.elementFromPoint(x, y)
      if (top && (top === it || it.contains(top) || top.contains(it))) continue // nothing lies on it: no need to ask for all that is there
      let over = null
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit === it || it.contains(hit) || hit.contains(it)) break
        if (opaque(hit) && seen(hit)) { over = hit; break }
      }
      if (!over) continue
      const bar = sticks(over)
      if (bar && !bar.contains(it)) continue // it can be scrolled from under a bar that stays
      say('covered', it, `${words} by ${name(over)}`)
      break
    }
  }
  if (touch) {
    for (const it of root.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=tab], [role=slider], [role=gridcell]')) {
      if (!seen(it) || it.getAttribute('aria-disabled') === 'true' || it.tagName === 'A' && style(it).display === 'inline' || it.closest('li')?.querySelector('.ask') === it) continue
      const label = it.matches('input') ? it.closest('label') ?? it : it
      const shape = it instanceof SVGElement ? it.querySelector('.hit, .target') ?? it : label
      const box = shape.getBoundingClientRect()
      if (box.width < 1 || box.height < 1 || box.bottom <= 0 || box.top >= innerHeight) continue
      if (Math.min(box.width, box.height) < side - 0.5) say('target', it, `${Math.round(box.width)}x${Math.round(box.height)} "${(it.getAttribute('aria-label') ?? it.textContent).trim().slice(0, 30)}"`)
    }
  }
  const prompt = document.querySelector('.prompt')
  if (prompt) for (const part of ['.lead', '.confirm', '.btn']) {
    const it = prompt.querySelector(part)
    if (!it) continue
    const box = it.getBoundingClientRect()
    if (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1) say('prompt', it, `at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`)
  }
  all.remove()
  return [...found]
}
