// Numbers as the page writes them.

/** A number with a minus sign in place of the hyphen. */
export const minus = (points: number): string => String(points).replace('-', '−')
