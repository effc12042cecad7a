import { expect, test } from 'vitest'
import { groupBy } from '../testing/groupBy.ts'
import { createSeasons, LONGEST } from './createSeasons.ts'
import { sportPlans } from './plans.ts'

const HOUR = 3_600_000
const seasons = createSeasons({ seed: 'test', speed: 4 })
/** Every hour and a half of a week, and years ahead. */
const hours = [
  ...Array.from({ length: 112 }, (_, at) => Date.UTC(2026, 10, 28) + at * 1.5 * HOUR),
  Date.UTC(2031, 5, 1, 12),
]

test('the same seed makes the same seasons, another one others', () => {
  const at = hours[7] as number
  const known = (seed: string) =>
    createSeasons({ seed, speed: 4 })
      .coming(at)
      .map((event) => [
        event.id,
        event.startsAt,
        ...event.competitors.map(({ name, strength }) => [name, strength]),
      ])
  expect(known('test')).toEqual(known('test'))
  expect(known('other')).not.toEqual(known('test'))
})

test('60 tournaments in 12 sports, 1,500 coming events and 40 at once, at any hour', () => {
  expect(new Set(seasons.tournaments.map(({ plan }) => plan.sport)).size).toBe(12)
  expect(seasons.tournaments.length).toBeGreaterThanOrEqual(60)
  for (const at of hours) {
    const coming = seasons.coming(at)
    expect(coming.length).toBeGreaterThanOrEqual(1500)
    expect(coming.every(({ startsAt, publishedAt }) => startsAt > at && publishedAt <= at)).toBe(true)
    const live = seasons
      .begun(at)
      .filter(({ startsAt, tournament: { plan } }) => at < startsAt + (plan.lasts / 4) * 1000)
    expect(live.length).toBeGreaterThanOrEqual(40)
    expect(live.length).toBeLessThanOrEqual(75)
  }
})

test('nobody plays twice at once', () => {
  const [from, to] = [Date.UTC(2026, 10, 28), Date.UTC(2026, 11, 5)]
  const free = new Map<string, number>()
  for (const { startsAt, competitors, tournament } of seasons.between(from, to)) {
    if (tournament.plan.sides === 'field') continue
    expect(new Set(competitors).size).toBe(2)
    for (const { id } of competitors) {
      expect(free.get(id) ?? 0).toBeLessThanOrEqual(startsAt)
      free.set(id, startsAt + (LONGEST * tournament.plan.lasts * 1000) / 4)
    }
  }
})

test('everybody meets everybody, at home as often as away within one match', () => {
  const [league] = seasons.tournaments
  const size = league?.competitors.length ?? 0
  const all = seasons
    .between(league?.begins ?? 0, Date.UTC(2024, 2, 1))
    .filter((one) => one.tournament === league)
  const circles = all.slice(0, size * (size - 1))
  const pairs = groupBy(circles, ({ competitors }) =>
    competitors
      .map(({ id }) => id)
      .sort()
      .join(),
  )
  expect(pairs.size).toBe((size * (size - 1)) / 2)
  const homes = groupBy(circles, ({ competitors }) => competitors[0]?.id)
  for (const matches of homes.values()) expect(matches).toHaveLength(size - 1)
  for (const matches of pairs.values())
    expect(new Set(matches.map(({ competitors }) => competitors[0]?.id)).size).toBe(2)
})

test('an event, a competitor and a player are found by their ids, and nothing else is', () => {
  const at = hours[3] as number
  for (const event of seasons.coming(at).slice(0, 200)) {
    expect(seasons.eventOf(event.id)).toEqual(event)
    const [home] = event.competitors
    expect(seasons.competitorOf(home?.id ?? '')?.tournament).toBe(event.tournament)
    for (const player of home?.squad ?? []) expect(seasons.playerOf(player.id)).toEqual(player)
  }
  for (const id of ['sr:match:', 'sr:match:999', 'sr:match:x', 'sr:stage:1000', 'sr:simple_tournament:1000'])
    expect(seasons.eventOf(id)).toBeUndefined()
  expect(seasons.playerOf('sr:player:1')).toBeUndefined()
})

test('numbers of competitors let everybody meet', () => {
  for (const plan of sportPlans) expect(plan.competitors % 2).toBe(0)
})
