import type { Host } from '#renderers/host.ts'
import { unitsOf } from '../sums.ts'
import type { Desk, DeskView } from './createDesk.ts'
import { refusalOfWager } from './createDesk.ts'
import { currencyOf, paidBy } from './createQuotes.ts'
import { readStake } from './readStake.ts'
import type { Refusal } from './refusalOf.ts'
import { type Sums, sumsOf } from './returnOfWager.ts'
import { stakeFault } from './stakeFault.ts'
import { areTaken, legOf, type SlipQuote, type Wager } from './Wager.ts'

/** A bet with all that its player is shown of it. */
export type Priced = {
  wager: Wager
  /** What was answered last, even if the slip was another. */
  last?: SlipQuote | undefined
  /** What was answered of it as it stands. */
  quote?: SlipQuote | undefined
  /** Undefined without a stake that is one. */
  sums?: Sums | undefined
  /** Its stake cannot be taken. */
  isWrong: boolean
  /** Prices have changed, and the player has to say whether they are taken. */
  hasMoved: boolean
  /** Something speaks against it that only another slip, or time, can help. */
  isStopped: boolean
  isBusy: boolean
  refusal?: Refusal | undefined
}

/** @param view of the desk */
export function pricedOf(
  host: Host,
  { slip, quotes }: Pick<Desk, 'slip' | 'quotes'>,
  view: DeskView,
  wager: Wager,
): Priced {
  const last = quotes.last(wager)?.answer
  const current = quotes.of(wager)
  const quote = current?.answer
  const read = readStake(wager.stake, currencyOf(host))
  const sums = 'units' in read ? sumsOf(wager, read.units, last) : undefined
  const told = quote?.possible_return
  const isTold = told !== undefined && current?.isFor === JSON.stringify(paidBy(host, wager))
  const free = quote?.free_bet?.possible_return
  const codes = [
    ...(quote?.codes ?? []),
    ...(quote?.selections.flatMap((leg) => leg.codes) ?? []),
    ...(quote?.free_bet?.codes ?? []),
  ]
  const seen = wager.selections.map(({ odds }) => odds)
  const now = wager.selections.map((selection) => legOf(last, selection)?.odds ?? selection.odds)
  return {
    ...{ wager, last, quote },
    sums: wager.freeBet
      ? free && freeSums(free, quote)
      : sums && isTold
        ? { ...sums, back: unitsOf(told) }
        : sums,
    isWrong: wager.freeBet === undefined && stakeFault(host, wager.stake, quote) !== undefined,
    hasMoved: !areTaken(slip.state().priceChanges, seen, now),
    isStopped: codes.some((code) => code !== 'price_differs'),
    isBusy: ['placing', 'unanswered'].includes(view.tries.get(wager.key)?.phase ?? ''),
    refusal: refusalOfWager(view, wager),
  }
}

/** What a free bet may return; it costs nothing. */
const freeSums = (back: { amount: string; currency: string }, quote: SlipQuote | undefined): Sums => ({
  ...{ stakes: BigInt(quote?.stakes ?? 1), stake: 0n, back: unitsOf(back) },
})

/** What all of them together cost and may return. */
export function totalOf(bets: readonly Priced[]): { count: number; stake: bigint; back: bigint } {
  const staked = bets.flatMap(({ sums, isWrong }) => (sums && !isWrong ? [sums] : []))
  return {
    count: staked.length,
    stake: staked.reduce((sum, { stake }) => sum + stake, 0n),
    back: staked.reduce((sum, { back = 0n }) => sum + back, 0n),
  }
}

/** The largest stake on each line: of the house, and of what the player has. */
export function mostStake(quote: SlipQuote | undefined, money: bigint | undefined): bigint | undefined {
  if (!quote?.most_stake) return undefined
  const most = unitsOf(quote.most_stake)
  const own = money === undefined ? most : money / BigInt(quote.stakes ?? 1)
  return own < most ? own : most
}
