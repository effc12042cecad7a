/** What a crest is drawn in: a dark ground, a light colour beside it, and what letters on both are seen in. */
const palettes = [
  ['#12355b', '#f2c14e'],
  ['#7a1f2b', '#f4e9d8'],
  ['#0b5d3b', '#f5f1e3'],
  ['#1d1d2c', '#c9d4e0'],
  ['#5b2a86', '#efe3fb'],
  ['#0a6a75', '#e8f6f4'],
  ['#a63d00', '#fff1dc'],
  ['#243b6b', '#9cc5f0'],
  ['#3d2c1e', '#e9d8bd'],
  ['#0f4c2f', '#a9d8b0'],
  ['#8c1c4a', '#fbd9e5'],
  ['#20242b', '#f5b700'],
] as const

/** Outlines on a square of 64. */
const shields = [
  'M8 5h48v29c0 14-10 20-24 26C18 54 8 48 8 34Z',
  'M32 4 58 11v23c0 13-11 21-26 26C17 55 6 47 6 34V11Z',
  'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Z',
  'M8 9c8 0 16-2 24-6 8 4 16 6 24 6v23c0 14-10 23-24 28C18 55 8 46 8 32Z',
] as const

/** Of a person, whose portrait it stands for. */
const disc = 'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Z'

/** What parts the ground in its second colour, around the letters and not behind them. */
const patterns = [
  'M0 0h64v17H0Z',
  'M0 46h64v18H0Z',
  'M0 0h13v64H0ZM51 0h13v64H51Z',
  'M0 0h30L0 30Z',
  'M64 64H34L64 34Z',
  'M0 0h64v9H0ZM0 13h64v4H0Z',
  'M32 0h8v16h-8ZM16 0h8v16h-8ZM48 0h8v16h-8ZM0 0h8v16H0Z',
  'M0 50 32 44l32 6v14H0Z',
] as const

export type CrestLook = {
  ground: string
  light: string
  outline: string
  pattern: string
  initials: string
}

/**
 * How a competitor is drawn, always the same for the same id.
 * @param name a person's as feeds write it ("Marsh, Ann"), a club's ("Riverside United"), a pair's ("Marsh A / Lind B")
 */
export function crestOf(id: string, name: string): CrestLook {
  const seed = hash(id)
  const pick = <T>(from: readonly T[], at: number): T => from[(seed >>> at) % from.length] as T
  const [ground, light] = pick(palettes, 0)
  const isPerson = name.includes(',')
  return {
    ...{ ground, light, pattern: pick(patterns, 8), initials: initialsOf(name) },
    outline: isPerson ? disc : pick(shields, 16),
  }
}

/** Two letters: of the first two words, a person's first name before the last; of one word its first two. */
function initialsOf(name: string): string {
  const [last = '', first = ''] = name.split(',')
  const words = `${first} ${last}`.match(/[\p{L}\p{N}]+/gu) ?? []
  const [one = '', two] = words
  const letters = two === undefined ? [...one].slice(0, 2) : [[...one][0], [...two][0]]
  return letters.join('').toLocaleUpperCase()
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
