// The mark of a hint: the things of one hint, wherever they lie on the table, in a look of their own, apart from legal and selected things.
import type { Advised, Choice } from '../../messages'

const MARK = 'data-hinted'

/** What a hint speaks of: what to click for it, in this order, and the things of its reasons. */
export function targetsOf(hint: Advised, choice: Choice | undefined): string[] {
  return [...new Set([...(choice?.clicks ?? []), ...(hint.marks ?? [])])].filter((target) => target.includes(':'))
}

/** Mark these things and no others within `root`. Answers how many were found. */
export function mark(targets: string[], root: ParentNode = document): number {
  const wanted = new Set(targets)
  for (const old of root.querySelectorAll(`[${MARK}]`)) if (!wanted.has(old.getAttribute('data-at') ?? '')) old.removeAttribute(MARK)
  let found = 0
  for (const target of wanted) {
    for (const thing of root.querySelectorAll(`[data-at="${CSS.escape(target)}"]`)) {
      if (!thing.hasAttribute(MARK)) thing.setAttribute(MARK, '')
      found++
    }
  }
  return found
}

/** Keep the things of `targets()` marked as long as the caller lives, whatever is drawn anew meanwhile. */
export function keepMarked(targets: () => string[]): void {
  $effect(() => {
    const wanted = targets()
    mark(wanted)
    if (!wanted.length) return
    const watch = new MutationObserver(() => mark(wanted))
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      mark([])
    }
  })
}
