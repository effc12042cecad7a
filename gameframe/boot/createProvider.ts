import { createAsk } from './createAsk.ts'
import type { Balance, FrameState, Part, Round, ShownSeeds } from './FrameState.ts'
import type { TableState } from './TableState.ts'

export type Played = { round: Round; balance?: Balance }
export type PlayedPart = { round: Part; balance?: Balance }

/** Calls of the frame to its provider. @param base path of the session */
export function createProvider(base: string) {
  const ask = createAsk(base)
  return {
    base,
    state: () => ask<FrameState>('/state'),
    begin: (body: { choice: object; campaign?: string; auto?: boolean }) => ask<Played>('/rounds', body),
    move: (round: string, move: unknown) => ask<Played>(`/rounds/${round}/moves`, { move }),
    /** A round as it stands; of a flight that goes on, as soon as it has ended, or after a while. */
    see: (round: string) => ask<Played>(`/rounds/${round}`),
    /** How a shared table stands; a stake in its round; leaving its flight. */
    table: () => ask<TableState>('/table'),
    bet: (choice: object) => ask<PlayedPart>('/table/bets', { choice }),
    leave: () => ask<PlayedPart>('/table/leave', {}),
    /** @param next the hash of the provider's seed that the player was shown for it */
    changeSeeds: (client: string, next: string) =>
      ask<{ seeds: ShownSeeds; revealed: Omit<ShownSeeds, 'next'> & { server: string } }>('/seeds', {
        next,
        ...(client !== '' && { client }),
      }),
  }
}

export type Provider = ReturnType<typeof createProvider>
