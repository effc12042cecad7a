import { symbolsOf } from '#games/engines/slots/windows.ts'
import { coverOf } from './covers/coverOf.ts'
import type { Palette } from './covers/inkOf.ts'
import { seeded } from './covers/seeded.ts'
import type { Game } from './Game.ts'

/** What a game is drawn and heard with in its frame. */
export type Art = {
  palette: Palette
  theme: string
  motif: string
  /** Four numbers from 0 to 1 by which themes sound different. */
  voice: number[]
  /** How long pictures take, about 1. */
  tempo: number
  /** Symbols of a slot in the order of their sheet. */
  symbols: string[]
}

export function artOf(game: Game): Art {
  const { id, mathematics, theme, motif } = game
  const sound = seeded(`sound of ${theme}`)
  return {
    palette: coverOf(game).palette,
    theme,
    motif,
    voice: [sound(), sound(), sound(), sound()],
    tempo: 0.85 + 0.35 * seeded(`tempo of ${id}`)(),
    symbols: slotSymbols(mathematics),
  }
}

/** Every symbol that a slot can show. */
export function slotSymbols(mathematics: Game['mathematics']): string[] {
  if (mathematics.kind !== 'slots') return []
  const { reels, free, mystery } = mathematics.config
  const told = mystery?.becomes.map(([symbol]) => symbol) ?? []
  return symbolsOf([...reels, ...(free?.reels ?? []), ...told])
}
