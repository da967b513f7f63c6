// Takes the icons that icons.txt names (one a line, with the archive's folders of those who drew it) out of the game-icons package:
// one sprite, fetched apart from the script, the type of the names, the list of them for games in one file, and the table of authors in CREDITS.md. Run: npm run draw
import { readFileSync, writeFileSync } from 'node:fs'

const here = (name) => new URL(name, import.meta.url)
const { icons } = JSON.parse(readFileSync(here('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'))
const AUTHORS = {
  caroasercion: 'Caro Asercion',
  'carl-olsen': 'Carl Olsen',
  cathelineau: 'Cathelineau',
  darkzaitzev: 'DarkZaitzev',
  delapouite: 'Delapouite',
  faithtoken: 'Faithtoken',
  'kier-heyl': 'Kier Heyl',
  lorc: 'Lorc',
  lucasms: 'Lucas',
  quoting: 'Quoting',
  sbed: 'sbed',
  skoll: 'Skoll',
  spencerdub: 'Spencerdub',
  willdabeast: 'Willdabeast',
}
const drawn = new Map()
for (const line of readFileSync(here('icons.txt'), 'utf8').split('\n').filter(Boolean)) {
  const [name, ...authors] = line.split(' ')
  if (!icons[name]) throw new Error(`icons.txt: no icon is called ${name}`)
  const unknown = authors.filter((author) => !AUTHORS[author])
  if (!authors.length || unknown.length) throw new Error(`icons.txt: ${name} needs its authors, each one of ${Object.keys(AUTHORS).join(', ')}; ${unknown.join(', ') || 'none'} is not`)
  drawn.set(name, authors)
}
const names = [...drawn.keys()].sort()
const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`)
writeFileSync(here('src/lib/widgets/icons.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
writeFileSync(
  here('src/lib/widgets/icons.ts'),
  `// Written by icons.mjs from icons.txt: the names of the signs in icons.svg.\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')}\n`,
)
writeFileSync(here('../src/dvergar/simple/icons.txt'), `${names.join('\n')}\n`) // what a card of a game in one file may be
const by = (author) => names.filter((name) => drawn.get(name).includes(author))
const rows = Object.keys(AUTHORS).filter((author) => by(author).length).sort((a, b) => by(b).length - by(a).length || (a < b ? -1 : 1))
const table = ['| author | icons used here |', '| --- | --- |', ...rows.map((author) => `| ${AUTHORS[author]} | ${by(author).join(' ')} |`)].join('\n')
const credits = readFileSync(here('../CREDITS.md'), 'utf8')
writeFileSync(here('../CREDITS.md'), credits.replace(/\| author \|.*\n(\|.*\n)*/, `${table}\n`))
