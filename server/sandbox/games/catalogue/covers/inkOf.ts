import { mix } from './mix.ts'
import { type Ink, natural } from './motifs.ts'

/** Colours: of the sky above and below, of what is near, of the emblem, of its light. */
export type Palette = readonly [sky: string, glow: string, near: string, main: string, light: string]

/** What an emblem is drawn with: its own colours, tinted by those of the game. */
export function inkOf(motif: string, [, glow, near, main, light]: Palette): Ink {
  const own = natural[motif]
  const back = mix(glow, near, 0.25)
  if (!own) return { main, shade: mix(near, glow, 0.35), light, back }
  return { main: mix(own[0], main, 0.12), shade: mix(own[1], near, 0.2), light: own[2], back }
}
