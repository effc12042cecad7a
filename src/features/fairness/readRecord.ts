import type { RoundRecord } from '#games/engines/verifyRound.ts'

/** A round as its player gets it: the server seed is left out while it is in use. */
export type ShownRecord = Omit<RoundRecord, 'seeds'> & {
  seeds: Partial<RoundRecord['seeds']>
}

/** @returns undefined where it is no record of a round that could be recomputed */
export function readRecord(said: unknown): ShownRecord | undefined {
  if (!isObject(said) || !isObject(said.mathematics) || !isObject(said.seeds) || !isObject(said.outcome))
    return undefined
  const { scheme, commitment, moves = [], mathematics, seeds } = said
  const isOne =
    typeof scheme === 'number' &&
    typeof commitment === 'string' &&
    Array.isArray(moves) &&
    typeof mathematics.kind === 'string' &&
    (seeds.server === undefined || typeof seeds.server === 'string')
  return isOne ? ({ ...said, moves } as unknown as ShownRecord) : undefined
}

/** What somebody has pasted. */
export function parseRecord(text: string): ShownRecord | undefined {
  try {
    return readRecord(JSON.parse(text))
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
