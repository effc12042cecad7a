import type { PriceBoost, SportsbookDefinition } from '#generated/grammar/types.ts'
import { type Boost, boostedOdds } from '../../../../betting/odds/boostedOdds.ts'
import type { Odds } from '../../../../betting/odds/Odds.ts'
import { parseAmount } from '../../wallet/money.ts'

/** A boost as it is offered now in a currency. @property mostStake minor units */
export type OfferedBoost = Pick<PriceBoost, 'id' | 'event' | 'line' | 'outcome'> &
  Boost & { endsAt: Date; mostStake: bigint }

/** Whoever asks. @property used ids of boosts that they have bet at */
export type BoostReader = { now: Date; currency: string; isAllowed: boolean; used: ReadonlySet<string> }

/** The boosts that somebody is offered now: at their time, in their currency, where their country allows it, and once. */
export function boostsFor(
  { boosts = [] }: Pick<SportsbookDefinition, 'boosts'>,
  { now, currency, isAllowed, used }: BoostReader,
): OfferedBoost[] {
  if (!isAllowed) return []
  return boosts.flatMap(({ id, event, line, outcome, odds, percent, starts, ends, mostStake }) => {
    const amount = Object.hasOwn(mostStake, currency) ? mostStake[currency] : undefined
    const most = amount === undefined ? undefined : parseAmount(amount, currency)
    const isNow = Date.parse(starts) <= now.getTime() && now.getTime() < Date.parse(ends)
    if (most === undefined || !isNow || used.has(id)) return []
    const price: Boost =
      odds === undefined ? { percent: percent ?? 0 } : { odds: Math.round(Number(odds) * 10_000) }
    return [{ ...{ id, event, line, outcome, mostStake: most }, ...price, endsAt: new Date(ends) }]
  })
}

type Wanted = Pick<PriceBoost, 'event' | 'line' | 'outcome'> & { boost?: string | undefined }

/** A price that is boosted, and on which terms. */
export type Boosted = { boost: OfferedBoost; odds: Odds }

/** The boost that a selection asks for, where it is offered and better than the usual price. */
export function boostOf(
  offered: readonly OfferedBoost[],
  { event, line, outcome, boost: id }: Wanted,
  usual: Odds,
): Boosted | undefined {
  const boost = offered.find(
    (one) => one.id === id && one.event === event && one.line === line && one.outcome === outcome,
  )
  const odds = boost && usual > 0 ? boostedOdds(usual, boost) : undefined
  return boost && odds !== undefined ? { boost, odds } : undefined
}
