import { createDraw } from '../fairness/createDraw.ts'
import { scheme } from '../fairness/scheme.ts'
import { commitment, type Seeds } from '../fairness/seeds.ts'
import type { Outcome } from './Engine.ts'
import { type Mathematics, playRound } from './engines.ts'

/** A round as a player gets it to recompute: everything that decided it, and what they were told. */
export type RoundRecord = {
  /** Version of the scheme. */
  scheme: number
  mathematics: Mathematics
  seeds: Seeds
  /** Hash of the server seed that was shown before. */
  commitment: string
  choice: unknown
  moves: readonly unknown[]
  outcome: Outcome
}

/** What a record fails by; none where all is well. */
export type Verdict = { faults: ('scheme' | 'commitment' | 'outcome')[]; outcome: Outcome | undefined }

/** Plays a recorded round again and compares. @throws RefusedPlay where no such round can be played */
export function verifyRound(record: RoundRecord): Verdict {
  if (record.scheme !== scheme) return { faults: ['scheme'], outcome: undefined }
  const outcome = playRound(record.mathematics, createDraw(record.seeds), record.choice, record.moves)
  return {
    faults: [
      ...(commitment(record.seeds.server) === record.commitment ? [] : (['commitment'] as const)),
      ...(isSame(outcome, record.outcome) ? [] : (['outcome'] as const)),
    ],
    outcome,
  }
}

/** Whether two pieces of plain JSON say the same, in whatever order databases keep their members. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, other] = [Object.entries(a), Object.entries(b)].map((entries) =>
    entries.filter(([, value]) => value !== undefined),
  ) as [[string, unknown][], [string, unknown][]]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    one.length === other.length &&
    one.every(
      ([name, value]) => Object.hasOwn(b, name) && isSame(value, (b as Record<string, unknown>)[name]),
    )
  )
}
