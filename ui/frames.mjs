// Draws the chamfered frames, the frieze and the hall as images for CSS, into src/styles/frames.css. Run: npm run draw
import { writeFileSync } from 'node:fs'

const uri = (svg) => `url("data:image/svg+xml,${encodeURIComponent(svg).replace(/%(?:20|2F|3A|3D|27|3B|2C|28|29)/g, decodeURIComponent)}")`
const round = (n) => String(Math.round(n * 10) / 10)

/** A plate with cut corners as a border-image source of 80 x 80: dark rim, metal line, inner line. */
function frame(top, bottom, line, { inner = 'none', cut = 12, width = 1.5 } = {}) {
  const ring = (inset) => {
    const a = round(inset)
    const b = round(80 - inset)
    const c = round(cut + inset * 0.4)
    const d = round(80 - cut - inset * 0.4)
    return `${c},${a} ${d},${a} ${b},${c} ${b},${d} ${d},${b} ${c},${b} ${a},${d} ${a},${c}`
  }
  return uri(
    `<svg xmlns='http://www.w3.org/2000/svg' width='80' height='80'><linearGradient id='g' x2='0' y2='1'><stop stop-color='${top}'/><stop offset='1' stop-color='${bottom}'/></linearGradient>` +
      `<polygon points='${ring(0.8)}' fill='url(#g)' stroke='#07090b' stroke-width='1.6'/><polygon points='${ring(2)}' fill='none' stroke='${line}' stroke-width='${width}'/>` +
      `<polygon points='${ring(4.5)}' fill='none' stroke='${inner}'/></svg>`,
  )
}

/** Ashlar courses, two rows high, so that it repeats. */
function ashlar() {
  const row = (y, x) =>
    `<path d='M0 ${y}.5H140' stroke='#000' stroke-opacity='.34'/><path d='M0 ${y + 1}.5H140' stroke='#fff' stroke-opacity='.035'/>` +
    `<path d='M${x}.5 ${y}v56' stroke='#000' stroke-opacity='.28'/><path d='M${x + 1}.5 ${y}v56' stroke='#fff' stroke-opacity='.025'/>`
  return uri(`<svg xmlns='http://www.w3.org/2000/svg' width='140' height='112'>${row(0, 80)}${row(56, 10)}</svg>`)
}

const frieze = uri(
  "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='12'><path d='M0 6L6 1 12 6 18 11 24 6 30 1 36 6 42 11 48 6M0 6L6 11 12 6 18 1 24 6 30 11 36 6 42 1 48 6' fill='none' stroke='#8a6c3e' stroke-width='1.4'/>" +
    "<path d='M9.5 6L12 3.5 14.5 6 12 8.5ZM33.5 6L36 3.5 38.5 6 36 8.5Z' fill='#c39c63'/></svg>",
)

const drawn = {
  'frame-plate': frame('#313a45', '#1b2128', '#6d5836', { inner: 'rgba(255,255,255,.05)' }),
  'frame-now': frame('#453a28', '#241f1a', '#ebbf5f', { inner: 'rgba(255,230,163,.28)', width: 2.2 }),
  'frame-parch': frame('#f3e7cc', '#dfcba2', '#8a6c3e', { inner: 'rgba(90,70,48,.35)' }),
  'frame-prompt': frame('#4d3d22', '#2a2117', '#ebbf5f', { inner: 'rgba(255,230,163,.25)', width: 2.2 }),
  'frame-cold': frame('#2c3946', '#1b232b', '#6f8ba3'),
  'frame-red': frame('#4a1f18', '#2a1310', '#ff9f8c', { width: 2.2 }),
  'frame-tool': frame('#2f3843', '#1d232a', '#6d5836', { cut: 9 }),
  'frame-tool-lit': frame('#3d4855', '#262e37', '#c39c63', { cut: 9 }),
  'frame-gold': frame('#ffdd86', '#c4912f', '#fff0bf', { inner: 'rgba(110,76,14,.5)', cut: 10 }),
  'frame-gold-lit': frame('#ffe9ab', '#d9a63f', '#fff6d8', { inner: 'rgba(110,76,14,.5)', cut: 10 }),
  'frame-ghost': frame('#36404c', '#20262e', '#8a7247', { cut: 10 }),
  'frame-ghost-lit': frame('#465261', '#2a323c', '#d1ae72', { cut: 10 }),
  'frame-off': frame('#262c34', '#1e242b', '#454034', { cut: 10 }),
  frieze,
  ashlar: ashlar(),
}
const lines = Object.entries(drawn).map(([name, image]) => `  --${name}: ${image};`)
writeFileSync(new URL('src/styles/frames.css', import.meta.url), `/* Written by frames.mjs: frames, frieze and stone, drawn for this project. */\n:root {\n${lines.join('\n')}\n}\n`)
