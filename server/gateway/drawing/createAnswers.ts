import { isDeepStrictEqual } from 'node:util'
import { RecentlyUsed } from '#schemas/runtime/RecentlyUsed.ts'
import { createQueue } from '../../process/createQueue.ts'
import type { Question } from './createDrawingThread.ts'

/** What was answered; the same object for as long as the answer is the same. */
export type KnownAnswer = { response: unknown }

/**
 * Asks the platform as a visitor whom nobody knows; undefined where there is no answer that may be shown to everybody.
 * @param address path and query
 */
export type Ask = (address: string) => Promise<KnownAnswer | undefined>

/** Characters of JSON that are kept in all, and that one answer may have. */
const most = 4 * 1024 * 1024
const longest = 50_000
/** What there is to an answer besides, or to there being none. */
const least = 500
/** Milliseconds that a drawing waits for an answer. */
const patience = 500
/** Questions at a time and in line: addresses of pages are endless, and each may ask something else. */
const line = { atOnce: 4, waiting: 32 }

/** @property at when it was asked for, by a clock that is never put back */
type Kept = { answer: KnownAnswer | undefined; length: number; at: number }

/**
 * What the platform answers all visitors alike, kept for the seconds that its question says. What is half as old is asked for
 * anew while it is still given out: where many come, nobody waits. That there is no answer is kept too.
 */
export function createAnswers(ask: Ask) {
  const kept = new RecentlyUsed<Kept>(most, ({ length }) => length + least)
  const coming = new Map<string, Promise<KnownAnswer | undefined>>()
  const queue = createQueue(line)
  /** Grows when all is forgotten: what is on its way then belongs to what was before. */
  let round = 0

  async function renew(address: string, before: KnownAnswer | undefined): Promise<KnownAnswer | undefined> {
    const mine = round
    let at: number | undefined
    let answer: KnownAnswer | undefined
    let length = 0
    try {
      const found = await queue(() => {
        at = performance.now()
        return ask(address)
      })
      length = found ? JSON.stringify(found.response).length : 0
      if (length <= longest) answer = before && isDeepStrictEqual(found, before) ? before : found
    } catch {
      // Nothing is what is known then.
    }
    if (mine !== round) return undefined
    coming.delete(address)
    // It found no place in the line: whoever comes next may.
    if (at !== undefined) kept.set(address, { answer, length: answer ? length : 0, at })
    return answer
  }

  function asking(address: string, before: KnownAnswer | undefined): Promise<KnownAnswer | undefined> {
    const answer = coming.get(address) ?? renew(address, before)
    coming.set(address, answer)
    return answer
  }

  /** @returns undefined where there is none, or none in time */
  async function get({ address, seconds }: Question): Promise<KnownAnswer | undefined> {
    const known = kept.get(address)
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY
    const span = seconds * 1000
    if (known && age < span) {
      if (age > span / 2) void asking(address, known.answer)
      return known.answer
    }
    const begun = performance.now()
    const mine = round
    let clock: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      clock = setTimeout(() => {
        // Whoever comes next does not wait for it.
        if (mine === round) kept.set(address, { answer: undefined, length: 0, at: begun })
        resolve(undefined)
      }, patience)
    })
    try {
      return await Promise.race([asking(address, known?.answer), late])
    } finally {
      clearTimeout(clock)
    }
  }

  /** Forgets all: something was published. */
  function clear(): void {
    round += 1
    kept.clear()
    coming.clear()
  }

  return { get, clear }
}
