import type { Balance, FrameState, Part, Round, ShownSeeds } from './FrameState.ts'
import type { TableState } from './TableState.ts'

/** The limit that a stake would pass: stake, loss or bonus, and the instant at which its period ends, in the casino's time zone. */
export type Reached = { kind: string; until?: string; time_zone?: string }

/** Why the provider plays no round; `code` is the casino's where it refused. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: string
  readonly balance: Balance | undefined
  readonly limit: Reached | undefined

  constructor(code: string, message: string, balance?: Balance, limit?: Reached) {
    super(message)
    this.code = code
    this.balance = balance
    this.limit = limit
  }
}

export type Played = { round: Round; balance?: Balance }
export type PlayedPart = { round: Part; balance?: Balance }
type Failure = { error?: { code?: string; message?: string; balance?: Balance; limit?: Reached } }

/** Calls of the frame to its provider. @param base path of the session */
export function createProvider(base: string) {
  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(base + path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => undefined)
    if (!answer) throw new ProviderError('OFFLINE', 'The provider cannot be reached')
    const said = (await answer.json().catch(() => ({}))) as T & Failure
    if (answer.ok) return said
    const { code = 'OUT_OF_ORDER_SERVICE', message = '', balance, limit } = said.error ?? {}
    throw new ProviderError(code, message, balance, limit)
  }
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
