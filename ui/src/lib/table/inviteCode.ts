// What somebody was sent, pasted as it is: a table's code, or any link of this page, with words around it.

/** Where that leads, or nothing when it is neither. */
export function destination(text: string): string {
  const link = /#\/[^\s"'<>]+/.exec(text)
  if (link) return link[0]
  const code = text.trim()
  return /^[^\s:/?#]+$/.test(code) ? `#/t/${encodeURIComponent(code.toLowerCase())}` : ''
}
