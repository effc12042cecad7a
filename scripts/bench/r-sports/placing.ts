import type pg from 'pg'
import type { BettingHouse } from '../../../tests/fixtures/betting/bettingHouse.ts'
import { on } from '../../../tests/fixtures/betting/bettingHouse.ts'
import { placeBare } from './bareBets.ts'
import { p99 } from './feed.ts'

/** Bets that are under way at once. */
const AT_ONCE = 10

/** A single, or a Goliath of eight. */
export type Kind = 'single' | 'goliath'

/** A bet that was quoted and can be placed. */
export type Ready = {
  uid: number
  quote: string
  events: string[]
  slip: Parameters<BettingHouse['place']>[1]
}

/** Quotes bets of players in turn on events in turn. */
export async function quoteAll(
  house: BettingHouse,
  { players, events }: { players: readonly number[]; events: readonly string[] },
  kind: Kind,
  many: number,
): Promise<Ready[]> {
  const ready: Ready[] = []
  const quote = async (at: number) => {
    const own = Array.from(
      { length: kind === 'single' ? 1 : 8 },
      (_, leg) => events[(at + leg) % events.length] as string,
    )
    const slip = { selections: own.map((event) => on(event)), system: kind } as const
    const uid = players[at % players.length] as number
    const id = (await house.quote(uid, slip))?.id
    if (id === undefined) throw new Error('A slip has no quote')
    ready[at] = { uid, quote: id, events: own, slip }
  }
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < many) await quote(next++)
    }),
  )
  return ready
}

/** Does it with each, ten at once; what answers false was not done. @returns how many a second, and p99 of one in milliseconds */
export async function rateOf(
  all: readonly Ready[],
  work: (one: Ready) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<{ rate: number; p99: number }> {
  const took: number[] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = all[next++]; one; one = all[next++]) {
        const from = performance.now()
        if ((await work(one)) !== false) took.push(performance.now() - from)
      }
    }),
  )
  return { rate: (all.length * 1000) / (performance.now() - began), p99: p99(took) }
}

/** Minor units on a line; a Goliath has 247 of them. */
const stakes: Readonly<Record<Kind, bigint>> = { single: 1_00n, goliath: 10n }

export const byHouse =
  (house: BettingHouse, kind: Kind) =>
  ({ uid, quote, slip }: Ready) =>
    house.place(uid, slip, stakes[kind], { quote })

export const byBareSql =
  (pool: pg.Pool) =>
  ({ uid, quote, events }: Ready) =>
    placeBare(pool, uid, events, quote)
