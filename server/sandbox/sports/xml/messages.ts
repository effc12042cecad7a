import type { Result } from '../../../../betting/bets/legFactor.ts'
import type { Line, PricedMarket, SettledLine } from '../book/PricedMarket.ts'
import type { Scoreboard } from '../engines/Engine.ts'
import { element } from './element.ts'
import { eventStatusXml } from './eventStatus.ts'

// The messages of the Unified Odds Feed, as it writes them.

/** Whose message it is, of which event, and when it was made, in milliseconds since 1970. */
export type Head = {
  product: number
  event: string
  at: number
  /** Only of what a recovery brings. */
  request?: number
}

/** Bets from `from` on and before `to`, in milliseconds since 1970. */
export type CancelWindow = { from?: number; to?: number }

export function oddsChangeXml(
  head: Head,
  of: { status?: number; scoreboard?: Scoreboard | undefined; markets: string },
): string {
  return element('odds_change', headOf(head), [
    of.status === undefined ? '' : eventStatusXml(of.status, of.scoreboard),
    element('odds', {}, of.markets),
  ])
}

/** What an odds change says of markets. */
export function marketsXml(markets: readonly PricedMarket[]): string {
  return markets.map(marketXml).join('')
}

export function betStopXml(head: Head, groups: string): string {
  return element('bet_stop', { ...headOf(head), groups })
}

export function fixtureChangeXml(head: Head, change: { type: number; startsAt: number }): string {
  return element('fixture_change', {
    ...headOf(head),
    change_type: change.type,
    start_time: change.startsAt,
  })
}

export function betSettlementXml(head: Head, certainty: 1 | 2, lines: readonly SettledLine[]): string {
  const markets = lines.map((line) =>
    element(
      'market',
      lineOf(line),
      Object.entries(line.results).map(([id, result]) => resultXml(id, result)),
    ),
  )
  return element('bet_settlement', { certainty, ...headOf(head) }, [element('outcomes', {}, markets)])
}

export function betCancelXml(
  head: Head,
  of: { window: CancelWindow; reason: number; lines: readonly Line[] },
): string {
  return element(
    'bet_cancel',
    { ...headOf(head), ...windowOf(of.window) },
    of.lines.map((line) => element('market', { ...lineOf(line), void_reason: of.reason })),
  )
}

export function rollbackSettlementXml(head: Head, lines: readonly Line[]): string {
  return element(
    'rollback_bet_settlement',
    headOf(head),
    lines.map((line) => element('market', lineOf(line))),
  )
}

export function rollbackCancelXml(head: Head, window: CancelWindow, lines: readonly Line[]): string {
  return element(
    'rollback_bet_cancel',
    { ...headOf(head), ...windowOf(window) },
    lines.map((line) => element('market', lineOf(line))),
  )
}

export function aliveXml(product: number, at: number, isSubscribed: boolean): string {
  return element('alive', { product, timestamp: at, subscribed: isSubscribed ? 1 : 0 })
}

export function snapshotCompleteXml(product: number, at: number, request: number): string {
  return element('snapshot_complete', { request_id: request, timestamp: at, product })
}

function headOf({ product, event, at, request }: Head) {
  return { product, event_id: event, timestamp: at, request_id: request }
}

function windowOf({ from, to }: CancelWindow) {
  return { start_time: from, end_time: to }
}

function lineOf({ market, specifiers }: Line) {
  return { id: market, specifiers: specifiers === '' ? undefined : specifiers }
}

function marketXml(priced: PricedMarket): string {
  const outcomes = priced.outcomes.map(({ id, odds, probability, isActive }) =>
    element('outcome', {
      id,
      odds: (odds / 100).toFixed(2),
      probabilities: probability.toFixed(4),
      active: isActive ? 1 : 0,
    }),
  )
  const favourite = priced.isFavourite ? 1 : undefined
  return element('market', { ...lineOf(priced), favourite, status: priced.status }, outcomes)
}

function resultXml(id: string, { won, voidHalves, deadHeat }: Result): string {
  return element('outcome', {
    id,
    result: won ? 1 : 0,
    void_factor: voidHalves === 0 ? undefined : voidHalves === 1 ? 0.5 : 1,
    dead_heat_factor: deadHeat && (Number(deadHeat.num) / Number(deadHeat.den)).toFixed(6),
  })
}
