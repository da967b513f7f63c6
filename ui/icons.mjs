// Takes the icons that icons.txt names (one a line) out of the game-icons package:
// one sprite, fetched apart from the script, and the type of the names. Run: npm run draw
import { readFileSync, writeFileSync } from 'node:fs'

const { icons } = JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'))
const names = [...new Set(readFileSync(new URL('icons.txt', import.meta.url), 'utf8').split(/\s+/).filter(Boolean))].sort()
const missing = names.filter((name) => !icons[name])
if (missing.length) throw new Error(`icons.txt: no icon is called ${missing.join(', ')}`)
const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`)
writeFileSync(new URL('src/lib/icons.svg', import.meta.url), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
writeFileSync(
  new URL('src/lib/icons.ts', import.meta.url),
  `// Written by icons.mjs from icons.txt: the names of the signs in icons.svg.\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')}\n`,
)
