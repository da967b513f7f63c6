/**
 * One Tab stop for a zone: arrows, Home and End move inside it. What can be reached is every button in the node, in the order of the page;
 * up and down take the nearest one in that direction, so that rows and columns work alike.
 */
export function roving(node: HTMLElement): { destroy(): void } {
  const stops = () => [...node.querySelectorAll<HTMLElement>('button, [data-stop]')].filter((it) => it.offsetParent !== null || it.getClientRects().length > 0 || !('offsetParent' in it))
  let current: HTMLElement | null = null

  function settle(): void {
    const all = stops()
    if (!current || !all.includes(current)) current = all.find((it) => it.getAttribute('aria-pressed') === 'true') ?? all.find((it) => it.getAttribute('aria-disabled') !== 'true') ?? all[0] ?? null
    for (const it of all) {
      const index = it === current ? 0 : -1
      if (it.tabIndex !== index) it.tabIndex = index
    }
  }
  function focusin(event: FocusEvent): void {
    const it = (event.target as HTMLElement).closest<HTMLElement>('button, [data-stop]')
    if (it && node.contains(it)) {
      current = it
      settle()
    }
  }
  function keydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const all = stops()
    const here = all.indexOf(event.target)
    if (here < 0) return
    const to = next(all, here, event.key)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    all[to]?.focus()
  }
  const watch = new MutationObserver(settle)
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-disabled'] })
  node.addEventListener('focusin', focusin)
  node.addEventListener('keydown', keydown)
  settle()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('focusin', focusin)
      node.removeEventListener('keydown', keydown)
    },
  }
}

function next(all: HTMLElement[], here: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return all.length - 1
  if (key === 'ArrowRight') return (here + 1) % all.length
  if (key === 'ArrowLeft') return (here + all.length - 1) % all.length
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const from = all[here]?.getBoundingClientRect()
  if (!from) return null
  const sign = key === 'ArrowDown' ? 1 : -1
  let best = -1
  let least = Infinity
  all.forEach((it, n) => {
    const to = it.getBoundingClientRect()
    const down = (to.top + to.bottom - from.top - from.bottom) * sign
    if (n === here || down <= from.height * 0.5) return
    const far = down + Math.abs(to.left + to.right - from.left - from.right) * 2
    if (far < least) {
      least = far
      best = n
    }
  })
  return best < 0 ? null : best
}
