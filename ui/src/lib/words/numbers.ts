// Numbers as the page writes them.

/** A number with a minus sign in place of the hyphen. */
export const minus = (points: number): string => String(points).replace('-', '−')

/** A number with decimals, as a language writes it. */
export const decimal = (figure: number, language: string): string => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(figure).replace('-', '−')
