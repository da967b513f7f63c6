// Invitations as they are pasted: the code of a table, or any link of this page with words around it.

/** The address that it leads to; '' when it is neither. */
export function destination(text: string): string {
  const link = /#\/[^\s"'<>]+/.exec(text)
  if (link) return link[0]
  const code = text.trim()
  if (/^[a-z0-9]{5}[- ]?[a-z0-9]{5}$/i.test(code)) return `#/d/${code.toLowerCase().replace(/[- ]/, '')}` // of another device
  return /^[^\s:/?#]+$/.test(code) ? `#/t/${encodeURIComponent(code.toLowerCase())}` : ''
}
