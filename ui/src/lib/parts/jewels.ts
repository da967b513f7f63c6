// Jewels by kind: one cut for each colour, so that a gem is told by its shape too.
export const COLOURS = ['ruby', 'emerald', 'sapphire', 'amethyst', 'amber'] as const
export type Colour = (typeof COLOURS)[number]

/** Outline and facets in a box of 40 by 40. */
export const CUTS: Record<Colour, { outline: string; facets: string }> = {
  ruby: { outline: 'M13 3H27L37 13V27L27 37H13L3 27V13Z', facets: 'M15.5 9H24.5L31 15.5V24.5L24.5 31H15.5L9 24.5V15.5ZM13 3L15.5 9M27 3L24.5 9M37 13L31 15.5M37 27L31 24.5M27 37L24.5 31M13 37L15.5 31M3 27L9 24.5M3 13L9 15.5' },
  emerald: { outline: 'M13 1.5H27L32 7V33L27 38.5H13L8 33V7Z', facets: 'M15 7H25L27.5 9.5V30.5L25 33H15L12.5 30.5V9.5ZM8 7L12.5 9.5M32 7L27.5 9.5M32 33L27.5 30.5M8 33L12.5 30.5' },
  sapphire: { outline: 'M1.5 20A18.5 14 0 0 1 38.5 20A18.5 14 0 0 1 1.5 20Z', facets: 'M8.5 20L20 10L31.5 20L20 30ZM1.5 20H8.5M38.5 20H31.5M20 6V10M20 34V30' },
  amethyst: { outline: 'M20 1C25 11 35.5 16.5 35.5 25.5A15.5 13.5 0 0 1 4.5 25.5C4.5 16.5 15 11 20 1Z', facets: 'M20 10L29 25L20 34.5L11 25ZM20 1V10M35.5 25.5L29 25M4.5 25.5L11 25M20 39V34.5' },
  amber: { outline: 'M2.5 20A17.5 17.5 0 0 1 37.5 20A17.5 17.5 0 0 1 2.5 20Z', facets: 'M9 19A11.5 11.5 0 0 1 19 8.7M30.5 25A11.5 11.5 0 0 1 23 31' },
}

/** How much bigger a large jewel is drawn. */
export const LARGER = 1.35
