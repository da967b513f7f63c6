// What is Nidavellir's own on the table that the tavern games share.
import { TavernConfig } from '../../lib/parts/tavern/config'

export const config = new TavernConfig({
  id: 'nidavellir',
  looks: {
    warrior: { icon: 'battle-axe', shape: 'shield', tone: 'warrior' },
    hunter: { icon: 'bowman', shape: 'gable', tone: 'hunter' },
    miner: { icon: 'war-pick', shape: 'diamond', tone: 'miner' },
    blacksmith: { icon: 'anvil-impact', shape: 'octagon', tone: 'smith' },
    explorer: { icon: 'spyglass', shape: 'disc', tone: 'explorer' },
  },
  zones: { neutral: 'classes-neutral' },
  heroes: {
    kraal: 'viking-helmet',
    tarah: 'halberd',
    aral: 'wingfoot',
    dagda: 'lantern-flame',
    aegur: 'fist',
    bonfur: 'warhammer',
    zoral: 'mine-wagon',
    lokdur: 'hearts',
    hourya: 'walking-boot',
    idunn: 'hood',
    skaa: 'hooded-figure',
    astrid: 'jewel-crown',
    grid: 'swap-bag',
    uline: 'third-eye',
    ylud: 'sparkles',
    thrud: 'crowned-skull',
  },
  tools: {
    warrior: ['broadsword', 'round-shield'],
    hunter: ['beer-horn', 'wolf-head'],
    miner: ['mine-wagon', 'lantern-flame'],
    blacksmith: ['warhammer', 'anvil'],
    explorer: ['compass', 'treasure-map'],
  },
  faces: {
    kraal: 'dwarf-helmet',
    tarah: 'hood',
    aral: 'dwarf-face',
    dagda: 'hood',
    aegur: 'beard',
    bonfur: 'dwarf-helmet',
    zoral: 'dwarf-face',
    lokdur: 'beard',
    hourya: 'hood',
    idunn: 'dwarf-helmet',
    dwerg_ymir: 'beard',
    dwerg_aesir: 'dwarf-face',
    dwerg_sigmir: 'dwarf-helmet',
    dwerg_jungir: 'viking-helmet',
    dwerg_bergelmir: 'throne-king',
    skaa: 'dwarf-face',
    astrid: 'hood',
    grid: 'viking-helmet',
    uline: 'hood',
    ylud: 'hood',
    thrud: 'viking-helmet',
  },
  taverns: { goblin: 'goblin-head', dragon: 'dragon-head', horse: 'horse-head' },
  distinctions: {
    kings_hand: 'hand',
    hunting_master: 'beer-horn',
    crown_jeweler: 'gem-pendant',
    kings_great_armorer: 'anvil',
    pioneer_of_the_kingdom: 'treasure-map',
  },
  pairs: ['uline_trade', 'discard'],
  coins: ['transform', 'uline_trade', 'uline_bid'],
  command: ['dwerg', 'neutral'],
  late: { hero: 'uline', phase: 'uline_bid' },
  peek: { word: 'distinction-pioneer_of_the_kingdom', icon: 'treasure-map' },
  brief: (name) => name.replace(/^Dwerg /, ''),
  value(face, seat, points) {
    const brothers = seat.command.filter((it) => it.id.startsWith('dwerg')).length
    if (face.id.startsWith('dwerg')) return brothers > 1 ? '' : String(points('dwerg'))
    if (face.id === 'astrid') return String(Math.max(0, ...seat.coins.map((coin) => coin.value)))
    return face.flat ? String(face.flat) : ''
  },
  explain(play, kind, what) {
    const { phase } = play.view
    if (kind === 'coin' && phase === 'transform') return { word: 'nidavellir-why-exchange' }
    if (kind === 'coin' && phase === 'uline_bid') return { word: 'nidavellir-why-uline_coin' }
    if (kind === 'coin' && phase === 'uline_trade') return { word: play.me.places[Number(what)]?.exchange ? 'nidavellir-why-exchange' : 'nidavellir-why-hand' }
    const last = kind === 'column' && phase === 'discard' ? play.me.columns.find((it) => it.cls === what)?.cards.at(-1) : null
    if (last?.kind === 'hero') {
      const hero = play.view.prompt.args?.['hero'] ?? ''
      return hero === `@nidavellir-card-${last.id}` ? { word: 'nidavellir-why-spared', args: { hero } } : { word: 'nidavellir-why-hero_last' }
    }
    return null
  },
})
