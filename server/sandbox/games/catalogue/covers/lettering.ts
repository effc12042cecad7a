/** One stroke per letter on a grid ten high: its width, and its path. Drawn by the project, so that no font is needed. */
const strokes: Record<string, [width: number, path: string]> = {
  A: [7, 'M0 10L3.5 0L7 10M1.3 6.6H5.7'],
  B: [5.6, 'M0 0V10H3.2A2.6 2.6 0 0 0 3.2 4.8H0M0 0H2.8A2.4 2.4 0 0 1 2.8 4.8'],
  C: [6, 'M6 2A4 5 0 1 0 6 8'],
  D: [6.2, 'M0 0V10H2.2A4 5 0 0 0 2.2 0Z'],
  E: [5, 'M5 0H0V10H5M0 4.9H4.2'],
  F: [5, 'M5 0H0V10M0 4.9H4.2'],
  G: [6.4, 'M6 2A4 5 0 1 0 6.2 7.6V5.6H3.8'],
  H: [6, 'M0 0V10M6 0V10M0 4.9H6'],
  I: [1, 'M.5 0V10'],
  J: [4.6, 'M4.4 0V7A2.2 2.9 0 0 1 0 7.4'],
  K: [5.8, 'M0 0V10M5.4 0L.2 5.6M1.9 4L5.8 10'],
  L: [4.8, 'M0 0V10H4.8'],
  M: [7.6, 'M0 10L.6 0L3.8 7L7 0L7.6 10'],
  N: [6.2, 'M0 10V0L6.2 10V0'],
  O: [7.4, 'M3.7 0A3.7 5 0 1 0 3.7 10A3.7 5 0 1 0 3.7 0Z'],
  P: [5.6, 'M0 10V0H2.9A2.7 2.8 0 0 1 2.9 5.6H0'],
  Q: [7.4, 'M3.7 0A3.7 5 0 1 0 3.7 10A3.7 5 0 1 0 3.7 0ZM4.6 7.2L7.2 10.6'],
  R: [5.8, 'M0 10V0H2.9A2.6 2.7 0 0 1 2.9 5.4H0M3 5.4L5.8 10'],
  S: [
    5.4,
    'M5.1 1.9C4.4 .4 3.7 0 2.7 0C1.1 0 .2 1.1 .2 2.5C.2 5.6 5.3 4.3 5.3 7.4C5.3 9 4.2 10 2.7 10C1.5 10 .5 9.4 0 8',
  ],
  T: [6, 'M0 0H6M3 0V10'],
  U: [6, 'M0 0V6.6A3 3.4 0 0 0 6 6.6V0'],
  V: [6.8, 'M0 0L3.4 10L6.8 0'],
  W: [9, 'M0 0L2.2 10L4.5 2.6L6.8 10L9 0'],
  X: [6.2, 'M0 0L6.2 10M6.2 0L0 10'],
  Y: [6.4, 'M0 0L3.2 5L6.4 0M3.2 5V10'],
  Z: [5.6, 'M0 0H5.6L0 10H5.6'],
  6: [5.6, 'M5 1A4.6 6 0 0 0 .2 7A2.7 3 0 1 0 5.6 7A2.7 2.9 0 0 0 .3 6.4'],
  8: [5.4, 'M2.7 4.8A2.3 2.4 0 1 1 2.71 4.8A2.7 2.6 0 1 1 2.7 4.8'],
  '-': [3, 'M0 5.2H3'],
}
const space = 3.2
const gap = 2.5

/** Letters as placed strokes, 10 high from 0 on. */
function place(text: string): { path: string; width: number } {
  let at = 0
  const placed: string[] = []
  for (const letter of text.normalize('NFD').toUpperCase().replaceAll(/\p{M}/gu, '')) {
    const stroke = strokes[letter]
    if (!stroke) {
      at += space
      continue
    }
    placed.push(`<path d="${stroke[1]}" transform="translate(${at.toFixed(2)})"/>`)
    at += stroke[0] + gap
  }
  return { path: placed.join(''), width: Math.max(1, at - gap) }
}

type Lettered = {
  width: number
  height: number
  middle: number
  bottom: number
  light: string
  fill: string
  dark: string
}

/** A name in one or two lines, as large as the room allows, above `bottom`: dark edge, colour, light along the top. */
export function lettering(
  name: string,
  { width, height, middle, bottom, light, fill, dark }: Lettered,
): string {
  const words = name.split(' ')
  const lines = words.length > 1 && name.length > 9 ? [words[0] as string, words.slice(1).join(' ')] : [name]
  const placed = lines.map(place)
  const lineHeight = Math.min(
    height / (lines.length * 1.48),
    (width / Math.max(...placed.map((line) => line.width))) * 9.6,
  )
  return placed
    .map((line, at) => {
      const own = Math.min(lineHeight * (at === 0 ? 1 : 1.04), (width / line.width) * 9.6)
      const scale = own / 10
      const x = middle - (line.width * scale) / 2
      const y = bottom - (placed.length - 1 - at) * lineHeight * 1.48 - own
      const strokesOf = (colour: string, thick: number, more = '') =>
        `<g fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"${more}>${line.path}</g>`
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${strokesOf(dark, 4.6, ' transform="translate(0 .5)"')}${strokesOf(fill, 2.3)}${strokesOf(light, 0.7, ' opacity=".85" transform="translate(-.25 -.4)"')}</g>`
    })
    .join('')
}
