import { expect, it } from 'vitest'
import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import sportsbook from '#schemas/site/sportsbook.json' with { type: 'json' }
import { cashOutIn, delayOf, marginOf, placeTerm, sportIn, withMargin } from './termsOf.ts'

const book: SportsbookDefinition = {
  ...(sportsbook as unknown as SportsbookDefinition),
  delay: 5,
  margin: 4,
  cashOut: { isActive: true, margin: 50, delay: 7 },
  markets: { player: { margin: 20 }, corners: { delay: 9, margin: 30 }, score: {} },
  sports: [
    { number: 1, name: 'sports.football.name', rules: 'sports.football.rules', delay: 7, margin: 0 },
    { number: 5, name: 'sports.tennis.name', rules: 'sports.tennis.rules' },
    { number: 9, name: 'sports.golf.name', rules: 'sports.golf.rules', cashOut: { isActive: false } },
    { number: 22, name: 'sports.darts.name', rules: 'sports.darts.rules', cashOut: { isActive: true } },
  ],
}
const leg = (sport: number, ...groups: string[]) => ({ sport, groups })

it('finds the sports that bets are taken on', () => {
  expect(sportIn(book, 5)?.name).toBe('sports.tennis.name')
  expect(sportIn(book, 12)).toBeUndefined()
})

it('lets a bet in play wait as long as the slowest of its legs, and one before the start not at all', () => {
  expect(delayOf(book, [])).toBe(0)
  expect(delayOf(book, [leg(5)])).toBe(5)
  expect(delayOf(book, [leg(5), leg(1)])).toBe(7)
  expect(delayOf(book, [leg(5, 'all', 'corners'), leg(1)])).toBe(9)
  expect(delayOf(book, [leg(1, 'constructor', 'score')])).toBe(7)
})

it('adds the margin of the sport and the largest of the groups of a market', () => {
  expect(marginOf(book, leg(5))).toBe(4)
  expect(marginOf(book, leg(1))).toBe(0)
  expect(marginOf(book, leg(1, 'all', 'player', 'corners'))).toBe(30)
  expect(marginOf(book, leg(5, 'player'))).toBe(24)
})

it('cuts a price down by its margin, never to one that wins nothing', () => {
  expect(withMargin(19_100, 0)).toBe(19_100)
  expect(withMargin(19_100, 50)).toBe(18_190)
  expect(withMargin(10_300, 200)).toBe(10_001)
})

it('cashes out by the margin and the delay of the sport, or not at all', () => {
  expect([5, 9, 22].map((sport) => cashOutIn(book, sport))).toEqual([
    { margin: 50, delay: 7 },
    undefined,
    { margin: 0, delay: 0 },
  ])
})

it.each([
  [4, undefined, undefined],
  [5, { part: 4, places: 2 }, { part: 4, places: 2 }],
  [7, { part: 4, places: 2 }, { part: 4, places: 2 }],
  [8, { part: 5, places: 3 }, { part: 5, places: 3 }],
  [11, { part: 5, places: 3 }, { part: 5, places: 3 }],
  [12, { part: 5, places: 3 }, { part: 4, places: 3 }],
  [15, { part: 5, places: 3 }, { part: 4, places: 3 }],
  [16, { part: 5, places: 3 }, { part: 4, places: 4 }],
])('pays the places of the trade for %d runners', (runners, usual, inHandicaps) => {
  expect(placeTerm(book, runners)).toEqual(usual)
  expect(placeTerm(book, runners, true)).toEqual(inHandicaps)
})
