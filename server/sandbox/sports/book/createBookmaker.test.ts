import { expect, test } from 'vitest'
import { engines } from '../engines/engines.ts'
import matchStatuses from '../names/matchStatuses.json' with { type: 'json' }
import { readMarkets } from '../pricing/readMarkets.ts'
import { LONGEST } from '../seasons/createSeasons.ts'
import { profileOf } from '../seasons/SportEvent.ts'
import { readXml, within } from '../testing/listen.ts'
import { createBookmaker } from './createBookmaker.ts'
import { createPlayback } from './createPlayback.ts'

const HOUR = 3_600_000
const from = Date.UTC(2026, 10, 28)
const bookmaker = createBookmaker({ seed: 'first light', speed: 4, engines, markets: readMarkets() })

test('of all sports, 40 events are played at any hour', () => {
  const sports = new Set<number>()
  for (let hour = 0; hour < 30; hour += 1) {
    const at = from + hour * 2.3 * HOUR
    const live = bookmaker.begun(at).filter((event) => bookmaker.standingOf(event, at).status === 1)
    expect(live.length).toBeGreaterThanOrEqual(40)
    expect(live.length).toBeLessThanOrEqual(75)
    for (const { tournament } of live) sports.add(tournament.plan.sport)
  }
  expect(sports.size).toBe(12)
})

test('events take as long as their sport is planned for, and whatever is played has a name', () => {
  const named = new Set(matchStatuses.flatMap(({ ids }) => ids))
  for (const engine of engines.values()) {
    const events = bookmaker.coming(from).filter(({ tournament }) => tournament.plan.sport === engine.sport)
    const lasted = events.slice(0, 40).map((event) => {
      const match = { profile: profileOf(event), startsAt: 0, speed: 1, seed: event.id }
      const playback = createPlayback(engine, match)
      while (playback.next()) {
        playback.step()
        expect(named).toContain(engine.scoreboard(playback.now().state).matchStatus)
      }
      return playback.now().at / 1000
    })
    const planned = events[0]?.tournament.plan.lasts ?? 0
    const average = lasted.reduce((sum, one) => sum + one, 0) / lasted.length
    expect(average / planned).toBeGreaterThan(0.85)
    expect(average / planned).toBeLessThan(1.15)
    expect(Math.max(...lasted) / planned).toBeLessThan(LONGEST)
  }
})

test('a match ends with nothing that was offered undecided', () => {
  for (const sport of [5, 6, 20]) {
    const event = bookmaker.coming(from).find(({ tournament }) => tournament.plan.sport === sport)
    const book = event && bookmaker.makeBook(event)
    book?.walk(from + 72 * HOUR)
    expect(book?.closedAt()).toBeDefined()
    expect(book?.open()).toEqual([])
    expect(book?.settled().length).toBeGreaterThan(20)
  }
})

test('whoever starts in a field, and whoever may score in a match, is sold by their id', () => {
  const soldOf = (sport: number, market: number) => {
    const event = bookmaker.coming(from).find(({ tournament }) => tournament.plan.sport === sport)
    if (!event) throw new Error('It is not played')
    const offered = readXml(`<odds>${bookmaker.prematch.marketsOf(event, event.startsAt)}</odds>`)
    const line = within(offered, 'market').find(({ attributes }) => attributes.id === String(market))
    return { event, sold: line?.children.map(({ attributes }) => attributes.id) }
  }
  const golf = soldOf(9, 534)
  expect(golf.sold).toEqual(golf.event.competitors.map(({ id }) => id))
  const football = soldOf(1, 40)
  const players = football.event.competitors.flatMap(({ squad }) => squad.map(({ id }) => id))
  expect(football.sold?.length).toBeGreaterThan(10)
  for (const id of football.sold ?? []) if (id?.startsWith('sr:player')) expect(players).toContain(id)
})
