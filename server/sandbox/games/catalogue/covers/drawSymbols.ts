import { themes } from '../themes.ts'
import { companions } from './companions.ts'
import type { Cover } from './drawCover.ts'
import { inkOf } from './inkOf.ts'
import { lettering } from './lettering.ts'
import { mix } from './mix.ts'
import { motifs } from './motifs.ts'

/** Side of a symbol's square on the sheet, and symbols of one row. */
export const symbolSize = 200
export const symbolColumns = 4

/** Letters of the symbols that pay least, from E on; colours that can be told apart without their shapes. */
const letters = ['A', 'K', 'Q', 'J']
const hues = ['#ff6b6b', '#6ec8ff', '#7be08a', '#d79bff']
/** Fruit machines have no letters. */
const classics = ['star', 'clover', 'lemon', 'cherry', 'bell', 'gem', 'horseshoe', 'crown', 'candy']

type Drawn = Cover & { theme: string }

/**
 * Every symbol of a slot on one sheet, in the manner of its cover: A is its emblem, B to D what goes with it, from E on
 * letters; W is the wild, S the scatter, O a coin whose value is written on it when it is known, ? a mystery.
 * @param symbols in the order of their places
 */
export function drawSymbols(cover: Drawn, symbols: readonly string[]): string {
  const rows = Math.ceil(symbols.length / symbolColumns)
  const [width, height] = [symbolColumns * symbolSize, rows * symbolSize]
  const cells = symbols.map((symbol, at) => {
    const [x, y] = [at % symbolColumns, Math.floor(at / symbolColumns)].map(
      (place) => (place + 0.5) * symbolSize,
    )
    return `<g transform="translate(${x} ${y})">${draw(cover, symbol)}</g>`
  })
  const [, glow, near, main, light] = cover.palette
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><radialGradient id="h"><stop stop-color="${light}" stop-opacity=".5"/><stop offset=".5" stop-color="${main}" stop-opacity=".22"/><stop offset="1" stop-color="${main}" stop-opacity="0"/></radialGradient><linearGradient id="o" x2="0" y2="1"><stop stop-color="#fff3b0"/><stop offset=".5" stop-color="#f6b93b"/><stop offset="1" stop-color="#b8731a"/></linearGradient><linearGradient id="p" x2="0" y2="1"><stop stop-color="${mix(glow, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${near}"/></linearGradient><filter id="d" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#000" flood-opacity=".5"/></filter></defs>${cells.join('')}</svg>`
}

function draw(cover: Drawn, symbol: string): string {
  if (symbol === 'W') return wild(cover)
  if (symbol === 'S') return scatter(cover)
  if (symbol === 'O')
    return `<g filter="url(#d)"><circle r="82" fill="#8a4f12"/><circle r="78" fill="url(#o)"/><circle r="62" fill="none" stroke="#8a4f12" stroke-width="4" stroke-dasharray="3 11" stroke-linecap="round"/><path d="M-52-34A62 62 0 0 1 6-62" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/></g>`
  if (symbol === '?')
    return `<g filter="url(#d)"><rect x="-76" y="-76" width="152" height="152" rx="30" fill="url(#p)" stroke="${cover.palette[4]}" stroke-width="5"/><path d="M-26-24C-26-62 30-62 30-24 30 4 0 2 0 28M0 54h.1" fill="none" stroke="${cover.palette[4]}" stroke-width="17" stroke-linecap="round"/></g>`
  const place = symbol.charCodeAt(0) - 65
  const [theme, own, classic] = [cover.theme, cover.motif, isClassic(cover.theme)]
  const beside: readonly string[] = [own, ...(companions[theme as keyof typeof companions] ?? [])]
  if (place < 4) return emblem(cover, beside[place] ?? 'star', place)
  const rest = classics.filter((motif) => !beside.includes(motif))
  if (classic) return emblem(cover, rest[(place - 4) % rest.length] ?? 'star', place)
  const hue = mix(hues[(place - 4) % hues.length] ?? '#ffffff', cover.palette[3], 0.2)
  return lettering(letters[place - 4] ?? symbol, {
    width: 130,
    height: 170,
    middle: 0,
    bottom: 58,
    light: '#ffffff',
    fill: hue,
    dark: mix(mix(hue, '#000000', 0.7), cover.palette[2], 0.4),
  })
}

const isClassic = (theme: string) => {
  const tags: readonly string[] = Object.hasOwn(themes, theme)
    ? themes[theme as keyof typeof themes].tags
    : []
  return tags.includes('classic')
}

function emblem({ palette }: Drawn, motif: string, place: number): string {
  const drawn = motifs[motif]?.(inkOf(motif, palette)) ?? ''
  const size = (place === 0 ? 0.9 : 0.8).toFixed(2)
  return `${place < 4 ? `<circle r="${place === 0 ? 100 : 88}" fill="url(#h)"/>` : ''}<g transform="scale(${size})" filter="url(#d)">${drawn}</g>`
}

function wild({ motif, palette }: Drawn): string {
  const drawn = motifs[motif]?.(inkOf(motif, palette)) ?? ''
  return `<g filter="url(#d)"><path d="M0-94L88-50V50L0 94-88 50V-50Z" fill="url(#p)" stroke="url(#o)" stroke-width="9" stroke-linejoin="round"/></g><g transform="translate(0 -22) scale(.5)" opacity=".9">${drawn}</g>${ribbon('WILD', '#fff2b8')}`
}

function scatter({ palette }: Drawn): string {
  const rays = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="M-9-50L0-97 9-50Z" fill="${at % 2 ? '#ffd45e' : palette[3]}" transform="rotate(${at * 30})"/>`,
  )
  const star = motifs.star?.(inkOf('crown', palette)) ?? ''
  return `<g filter="url(#d)">${rays.join('')}<circle r="60" fill="url(#p)" stroke="#ffd45e" stroke-width="7"/></g><g transform="translate(0 -8) scale(.46)">${star}</g>${ribbon('BONUS', '#ffffff')}`
}

const ribbon = (word: string, fill: string) =>
  lettering(word, { width: 164, height: 62, middle: 0, bottom: 78, light: '#ffffff', fill, dark: '#3a1604' })
