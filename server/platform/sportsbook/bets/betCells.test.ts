import { expect, it } from 'vitest'
import { betCells } from './betCells.ts'
import type { ToldBet } from './describeBet.ts'

const sum = (amount: string) => ({ amount, currency: 'EUR' })
const leg = (outcome: string, more: Partial<ToldBet['selections'][number]> = {}) => ({
  ...{
    event: 'sr:match:1',
    sport: 1,
    line: '1',
    outcome,
    odds: 19_000,
    is_banker: false,
    rules_version: 'a',
  },
  ...{ event_name: 'Elm – Oak', market_name: '1x2', outcome_name: outcome, is_live: false, competitors: [] },
  ...more,
})
const bet = (more: Partial<ToldBet> = {}): ToldBet => ({
  ...{ id: 7, status: 'open', system: 'single', is_each_way: false, stakes: 1, price_changes: 'none' },
  ...{ line_stake: sum('1.00'), stake: sum('1.00'), possible_return: sum('1.90') },
  ...{ placed_at: '2026-01-05T12:00:00.000Z', selections: [leg('Elm')] },
  ...more,
})
const said = {
  statuses: { open: 'Offen', settled: 'Abgerechnet' },
  systems: { single: 'Einzelwette', each_way: 'Sieg und Platz' },
  results: { won: 'Gewonnen' },
}

it('is a line with the legs of a bet and nothing of what is not known yet', () => {
  expect(betCells(bet(), said)).toEqual([
    ...[7, '2026-01-05T12:00:00.000Z', '', 'Offen', 'Einzelwette'],
    ...['Elm – Oak | 1x2 | Elm | 1.90', '1.00', '', '', 'EUR', '1:a'],
  ])
})

it('tells odds to their last digit, places apart, and each version of rules once', () => {
  const selections = [
    leg('Elm', { odds: 19_155, result: 'won', place_result: 'void' }),
    leg('Oak', { odds: 20_000 }),
    leg('Ash', { odds: 10_010, sport: 5, rules_version: 'b' }),
  ]
  const [, , , , system, legs, , , , , rules] = betCells(
    bet({ system: '2/3', is_each_way: true, selections }),
    said,
  )
  expect(system).toBe('2/3, Sieg und Platz')
  expect(legs).toBe(
    'Elm – Oak | 1x2 | Elm | 1.9155 | Gewonnen | void; Elm – Oak | 1x2 | Oak | 2.00; Elm – Oak | 1x2 | Ash | 1.001',
  )
  expect(rules).toBe('1:a 5:b')
})

it('says what of it was a free bet', () => {
  const freeBet = { id: 3, is_stake_returned: false, is_given_back: false }
  expect(betCells(bet({ free_bet: freeBet }), said).slice(6, 8)).toEqual(['1.00', '1.00'])
})

it('adds what was cashed out to what was settled', () => {
  const returnedOf = (more: Partial<ToldBet>) => betCells(bet(more), said)[8]
  expect(returnedOf({ returned: sum('0.95'), cashed_out: sum('0.40') })).toBe('1.35')
  expect(returnedOf({ returned: sum('0.00') })).toBe('0.00')
  expect(returnedOf({ cashed_out: sum('0.40') })).toBe('0.40')
})
