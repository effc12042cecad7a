import { describe, expect, it } from 'vitest'
import type { Definition, TournamentDefinition } from '#generated/grammar/types.ts'
import site from '../site/site.json' with { type: 'json' }
import sportsbook from '../site/sportsbook.json' with { type: 'json' }
import climb from '../site/tournaments/daily-climb.json' with { type: 'json' }
import weekend from '../site/tournaments/weekend-multiplier.json' with { type: 'json' }
import { checkTournament } from './checkTournament.ts'

const findings = (change: object, around: object[] = [site]) => {
  const tournament = { ...climb, ...change } as unknown as TournamentDefinition
  const definitions = [...around, tournament] as unknown as Definition[]
  return checkTournament(tournament, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
}

describe('a tournament', () => {
  it('of the starter site is sound', () => {
    expect(findings({})).toEqual([])
    expect(findings(weekend)).toEqual([])
  })

  it('has a number of its own, and a time that does not overlap with the next', () => {
    expect(findings({}, [site, { ...weekend, number: climb.number }])).toEqual(['duplicate_number /number'])
    expect(findings({ ends: climb.starts })).toEqual(['tournament_time /ends'])
    expect(findings({ ends: '2026-01-02T00:00:01Z' })).toEqual(['tournament_time /everyDays'])
    expect(findings({ ends: '2026-02-02T00:00:00Z', everyDays: undefined })).toEqual([])
  })

  it('by factor has a least stake and a most factor, and no other has one', () => {
    expect(findings({ rules: { by: 'factor', leastStake: weekend.rules.leastStake } })).toEqual([
      'tournament_rules /rules',
    ])
    expect(findings({ rules: { by: 'win', mostFactor: 10 } })).toEqual(['tournament_rules /rules/mostFactor'])
  })

  it('gives free bets on what the sportsbook takes, with a sum in every currency', () => {
    const free = { from: 1, freeBet: climb.prizes[0]?.amount, days: 7 }
    const prizes = (more: object) => ({ prizes: [{ ...free, ...more }] })
    const around = [site, sportsbook]
    expect(findings(prizes({ bets: { isStakeReturned: false, sports: [1] } }), around)).toEqual([])
    expect(findings(prizes({ bets: { isStakeReturned: true, sports: [99] } }), around)).toEqual([
      'campaign_bets /prizes/0/bets/sports/0',
    ])
    const inEuro = prizes({ bets: { isStakeReturned: true }, freeBet: { EUR: '1.00' } })
    expect(findings(inEuro, around)).toContain('missing_amount /prizes/0/freeBet')
  })

  it('lists every place once, from the first', () => {
    const amount = climb.prizes[0]?.amount
    const places = (...prizes: [number, number?][]) =>
      findings({ prizes: prizes.map(([from, to]) => ({ from, ...(to !== undefined && { to }), amount })) })
    expect(places([1], [2, 5], [6])).toEqual([])
    expect(places([2])).toEqual(['tournament_places /prizes/0/from'])
    expect(places([1, 3], [3])).toEqual(['tournament_places /prizes/1/from'])
    expect(places([1], [2, 1])).toEqual(['tournament_places /prizes/1/to'])
  })

  it('names every amount in every currency, and can compare them', () => {
    expect(findings({ prizes: [{ from: 1, amount: { EUR: '1.00' } }] })).toContain(
      'missing_amount /prizes/0/amount',
    )
    const { currency_rates: _, ...general } = site.general
    expect(findings({}, [{ ...site, general }])).toContain('missing_rate /currency')
    expect(findings({ currency: 'CHF' })).toEqual(['missing_rate /currency'])
    // The factor is the same in every currency.
    expect(findings(weekend, [{ ...site, general }])).toEqual([])
  })
})
