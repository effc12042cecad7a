import type { betStatuses, betSystems, legResults } from '#schemas/runtime/betExportTexts.ts'
import { parseAmount, toAmount } from '../../wallet/money.ts'
import type { ToldBet } from './describeBet.ts'

type Words<Keys> = { [Name in keyof Keys]?: string }
type Said = {
  statuses: Words<typeof betStatuses>
  systems: Words<typeof betSystems>
  results: Words<typeof legResults>
}

/** A bet as a line of the file. Times are UTC, sums and odds have a point, so that every program reads them alike. */
export function betCells(bet: ToldBet, { statuses, systems, results }: Said): (string | number)[] {
  const { stake, selections, free_bet: freeBet } = bet
  const rules = selections.map(({ sport, rules_version: version }) => `${sport}:${version}`)
  return [
    bet.id,
    bet.placed_at,
    bet.settled_at ?? '',
    statuses[bet.status] ?? bet.status,
    systemOf(bet, systems),
    selections.map((leg) => legOf(leg, results)).join('; '),
    stake.amount,
    freeBet ? stake.amount : '',
    returnedOf(bet),
    stake.currency,
    [...new Set(rules)].join(' '),
  ]
}

/** Its name; of how many legs its lines are where it has none: 2/3. */
function systemOf({ system, is_each_way: isEachWay }: ToldBet, systems: Said['systems']): string {
  const name = (systems as Partial<Record<string, string>>)[system] ?? system
  return isEachWay ? `${name}, ${systems.each_way ?? ''}` : name
}

/** Event, market, outcome, odds (of all of its event, where they were priced together) and what became of it; of a leg each way what became of its place too. */
function legOf(leg: ToldBet['selections'][number], results: Said['results']): string {
  const of = [leg.event_name, leg.market_name, leg.outcome_name, exact(leg.joint_odds ?? leg.odds)]
  const known = [leg.result, leg.place_result].flatMap((result) =>
    result === undefined ? [] : (results[result] ?? result),
  )
  return [...of, ...known].join(' | ')
}

/** Odds to the last of their digits, at least two after the point. @param odds ten-thousandths */
function exact(odds: number): string {
  return (odds / 10_000).toFixed(4).replace(/0{1,2}$/, '')
}

/** All that came back, settled and cashed out; nothing where neither has happened. */
function returnedOf({ returned, cashed_out: cashedOut }: ToldBet): string {
  const parts = [returned, cashedOut].filter((part) => part !== undefined)
  const [first] = parts
  if (!first) return ''
  const { currency } = first
  const units = parts.map(({ amount }) => parseAmount(amount, currency) ?? 0n)
  return toAmount(
    units.reduce((sum, one) => sum + one, 0n),
    currency,
  ).amount
}
