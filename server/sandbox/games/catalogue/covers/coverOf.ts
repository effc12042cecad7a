import type { Game } from '../Game.ts'
import { type Studio, studios } from '../studios.ts'
import type { Cover } from './drawCover.ts'
import { seeded } from './seeded.ts'

/** What a game's cover is drawn from: its theme, in the manner and colours of its studio. */
export function coverOf({ id, name, studio, motif, scene }: Game): Cover {
  const { composition, palettes }: Studio = studios[studio]
  const palette = palettes[Math.floor(seeded(id)() * palettes.length)] as Cover['palette']
  return { name, motif, scene, composition, palette }
}
