// What is Nains' own on the table that the tavern games share.
import { TavernConfig } from '../../lib/parts/tavern/config'

export const config = new TavernConfig({
  id: 'nains',
  looks: {
    shield: { icon: 'checked-shield', shape: 'shield', tone: 'warrior' },
    temple: { icon: 'third-eye', shape: 'octagon', tone: 'smith' },
    errants: { icon: 'footprint', shape: 'gable', tone: 'hunter' },
    forge: { icon: 'warhammer', shape: 'diamond', tone: 'miner' },
    talion: { icon: 'two-coins', shape: 'disc', tone: 'explorer' },
  },
  zones: { command: 'classes-command', any: 'mercenaries' },
  heroes: {
    volgrir: 'viking-helmet',
    abokar: 'cross-shield',
    svara: 'spyglass',
    ararun: 'hood',
    sriza: 'sparkles',
    fey: 'wingfoot',
    derdhr: 'hand',
    kardum: 'scales',
    oosram: 'walking-boot',
    droh: 'wolf-head',
    ulrog: 'anvil',
    tala: 'anvil-impact',
    torun: 'war-pick',
    gurdan: 'dwarf-king',
    borogam: 'throne-king',
    jorun: 'quill-ink',
    oboron: 'queen-crown',
    gaat: 'hooded-figure',
    tadgar: 'battle-axe',
    akab: 'broadsword',
    lygdr: 'halberd',
    dawn: 'bowman',
    wal: 'axe-in-stump',
  },
  tools: {
    shield: ['round-shield', 'cross-shield'],
    temple: ['scroll-unfurled', 'ringing-bell'],
    errants: ['walking-boot', 'compass'],
    forge: ['anvil', 'war-pick'],
    talion: ['swap-bag', 'scales'],
  },
  faces: { svara: 'hood', sriza: 'hood', fey: 'hood', tala: 'hood', dawn: 'hood', gurdan: 'beard', borogam: 'dwarf-face', oboron: 'viking-helmet' },
  taverns: { yjdad: 'beard', grognard: 'beer-stein', hallebarde: 'halberd' },
  distinctions: {
    tiss: 'jewel-crown',
    aral: 'wingfoot',
    brum: 'mine-wagon',
    redwin: 'anvil',
    ordo: 'two-coins',
    liquor_certification: 'beer-horn',
  },
  pairs: [],
  coins: ['transform'],
  command: ['command', 'elite'],
  peek: { word: 'card-svara', icon: 'spyglass' },
  explain(play, kind, what) {
    const { phase } = play.view
    if (kind === 'coin' && phase === 'transform') return { word: play.me.places[Number(what)]?.exchange ? 'nains-why-exchange' : 'nains-why-pouch' }
    if (kind === 'column' && phase === 'hero' && play.pick.selected.length > 0) return { word: 'nains-why-column' }
    return null
  },
})
