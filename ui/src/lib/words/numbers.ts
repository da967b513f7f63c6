// Numbers as the page writes them.

/** A number with a real minus, as no hyphen is. */
export const minus = (points: number): string => String(points).replace('-', '−')
