/** The length of one of the page's times in milliseconds, as it holds for this element: a built page writes `.26s` for `260ms`. */
export function span(node: Element, name: '--fast' | '--move' | '--reveal' | '--slow' = '--move'): number {
  const [, number = '0', unit = 'ms'] = /^\s*([\d.]+)(m?s)\s*$/.exec(getComputedStyle(node).getPropertyValue(name)) ?? []
  return Number(number) * (unit === 's' ? 1000 : 1)
}
