import type { Colour, Drawing, Paint } from './Drawing.ts'

/** Colours that a character's definition gives: of most of its clothes, and of what stands out from them. */
export type Recoloured = { main?: string; accent?: string }

/** What a figure is painted with, in the colours of its definition where that has any: what is in the shade is darker. */
export function coloursOf({ colours }: Drawing, { main, accent }: Recoloured = {}): Record<Paint, Colour> {
  // Where trousers are of one piece with the coat they stay so.
  const isOnePiece = JSON.stringify(colours.coat) === JSON.stringify(colours.trousers)
  const shade = main && darker(main)
  return {
    ...colours,
    ...(main && { coat: main, coatShade: shade }),
    ...(main && isOnePiece && { trousers: main, trousersShade: shade }),
    ...(accent && { accent }),
  } as Record<Paint, Colour>
}

/** As style sheets say it: with the site's own colours mixed in, whatever theme it has. */
export const styled = (colour: Colour): string =>
  typeof colour === 'string'
    ? colour
    : `color-mix(in srgb, var(--site-${colour.token}) ${colour.share}%, ${colour.base})`

/** As it is where nobody knows the site's colours, which stand for themselves here. */
export function settled(colour: Colour): string {
  if (typeof colour === 'string') return colour
  const token = channels(tokens[colour.token])
  return hex(
    channels(colour.base).map(
      (value, at) => (value * (100 - colour.share) + (token[at] ?? 0) * colour.share) / 100,
    ),
  )
}

/** They look well on dark and on light. */
const tokens = { accent: '#1fae8b', money: '#d9a441', text: '#8d99ad' } as const

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const darker = (colour: string) => hex(channels(colour).map((value) => value * 0.7))
