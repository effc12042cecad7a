import { setTimeout as wait } from 'node:timers/promises'
import type { Outcome } from '#games/engines/Engine.ts'
import type { GameRound, GameSeeds, GameSession } from './gameRepository.ts'
import { beganAt, flightTime, leaveAfter } from './ownFlight.ts'
import { PlayError } from './PlayError.ts'

/** Milliseconds that an answer waits for the end of a flight; whoever asked asks again. */
const longestWait = 20_000
/** Milliseconds after the end of a flight until that is settled: wishes to leave that came before it go first. */
const grace = 300

/** A flight that goes on, with what it is played by. */
export type Flight = { round: GameRound; seeds: GameSeeds; session: GameSession }
type Options<Played> = {
  /** What it comes to after these moves. */
  decide: (flight: Flight, moves: readonly unknown[]) => Outcome
  settle: (flight: Flight, outcome: Outcome, moves: unknown[]) => Promise<Played>
  /** How a round stands. */
  read: (flight: Flight) => Promise<Played & { round: GameRound }>
  clock: () => number
}

/** Ends flights of one player's own: by leaving, at the height that they have by our clock, or by themselves. */
export function createFlights<Played>({ decide, settle, read, clock }: Options<Played>) {
  /** Wishes that came in time and are not answered yet, by round. */
  const leaving = new Map<string, Promise<unknown>>()
  const closing = new AbortController()

  const end = (flight: Flight, moves: unknown[]) => settle(flight, decide(flight, moves), moves)

  return {
    /** @param now when the wish came, in milliseconds since 1970 @throws PlayError where it comes at once */
    async leave(flight: Flight, now: number): Promise<Played> {
      const { id, choice, outcome } = flight.round
      const flown = now - (beganAt(outcome) ?? now)
      const left = end(flight, leaveAfter(flown, decide(flight, []), choice))
      leaving.set(id, left)
      try {
        return await left
      } finally {
        leaving.delete(id)
      }
    },

    /** How it has ended, or how it stands where it flies on for long. */
    async land(flight: Flight): Promise<Played> {
      const { id, choice, outcome } = flight.round
      const due = (beganAt(outcome) ?? 0) + flightTime(decide(flight, []), choice) + grace
      const { signal } = closing
      await wait(Math.max(0, Math.min(due - clock(), longestWait)), undefined, { signal, ref: false }).catch(
        () => undefined,
      )
      await leaving.get(id)?.catch(() => undefined)
      const now = await read(flight)
      if (now.round.state !== 'open' || clock() < due) return now
      return end(flight, []).catch((error: unknown) => {
        // It was left, or landed by another answer, at the same moment.
        if (error instanceof PlayError && error.code === 'ROUND_CLOSED') return read(flight)
        throw error
      })
    },

    /** Answers at once whoever waits. */
    close: () => closing.abort(),
  }
}
