import { expect, test } from 'vitest'
import { createMatchBook } from '../book/createMatchBook.ts'
import { createPlayback } from '../book/createPlayback.ts'
import type { Publication } from '../book/Publication.ts'
import { priceLines } from '../book/priceLines.ts'
import type { ModelLine } from '../engines/Engine.ts'
import { profileOf } from '../seasons/SportEvent.ts'
import { heldFeed, readXml, within } from '../testing/listen.ts'
import { tinyEngine } from '../testing/tinyEngine.ts'
import { tinyMarkets } from '../testing/tinyMarkets.ts'

const MINUTE = 60_000
const at = Date.UTC(2026, 10, 28, 13, 50)
const sports = [1, 9]

/** What a line is known by. */
const lineOf = ({ attributes }: { attributes: Record<string, string> }) =>
  `${attributes.id} ${attributes.specifiers ?? ''}`

test('what is said follows from the seed and the time, however often it is looked and wherever one begins', async () => {
  const heard = async (seed: string, steps: readonly number[], before = 0) => {
    const held = heldFeed({ at: at - before, sports, seed })
    await held.begin()
    if (before > 0) await held.pass(before)
    const all = held.listen()
    for (const step of steps) await held.pass(step)
    return all.map(({ key, body }) => key + body)
  }
  const once = await heard('test', [20 * MINUTE])
  expect(once.length).toBeGreaterThan(150)
  expect(await heard('test', [MINUTE, 7, 3 * MINUTE + 1, 16 * MINUTE - 8])).toEqual(once)
  // Somebody who has listened for half an hour hears the same as somebody whose sandbox has just begun.
  expect(await heard('test', [20 * MINUTE], 30 * MINUTE)).toEqual(once)
  expect(await heard('other', [20 * MINUTE])).not.toEqual(once)
})

test('a line is settled after it has stopped, for good after as seen in play, and opens by odds alone', async () => {
  const held = heldFeed({ at, sports })
  await held.begin()
  const heard = held.listen()
  await held.pass(90 * MINUTE)
  const status = new Map<string, string>()
  const certain = new Map<string, number>()
  const stopped = new Set<string>()
  const counts = new Map<string, number>()
  let time = 0
  for (const { body, kind, at: made, key } of heard) {
    expect(made).toBeGreaterThanOrEqual(time)
    time = made
    const message = readXml(body)
    expect(message.name).toBe(kind)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const { event_id: event = '', product, timestamp } = message.attributes
    expect(timestamp).toBe(String(made))
    if (event !== '') expect(key).toContain(`.${kind}.`)
    if (kind === 'bet_stop') {
      stopped.add(event)
      for (const line of status.keys())
        if (line.startsWith(`${event} 1 `) && status.get(line) === '1') status.set(line, '-1')
    }
    if (kind === 'odds_change') {
      if (product === '1') stopped.delete(event)
      for (const market of within(message, 'market')) {
        const line = `${event} ${product} ${lineOf(market)}`
        expect(status.get(line)).not.toBe('-3')
        status.set(line, market.attributes.status ?? '')
        for (const { attributes } of within(market, 'outcome'))
          expect(Number(attributes.odds)).toBeGreaterThanOrEqual(1.01)
      }
    }
    if (kind === 'bet_settlement')
      for (const market of within(message, 'market')) {
        const line = `${event} 1 ${lineOf(market)}`
        expect(status.get(line) ?? '-3').toBe('-3')
        const certainty = Number(message.attributes.certainty)
        expect(certain.get(line) ?? certainty - 1).toBe(certainty - 1)
        certain.set(line, certainty)
      }
  }
  expect([...certain.values()].filter((certainty) => certainty === 2).length).toBeGreaterThan(100)
  expect(counts.get('bet_stop')).toBeGreaterThan(10)
  expect(counts.get('bet_cancel')).toBeUndefined()
  expect(counts.get('fixture_change')).toBeGreaterThan(20)
  expect(counts.get('alive')).toBe(2 * 90 * 6)
})

test('a match is announced and sold before it begins, handed over as it does, and closed a minute after its end', async () => {
  const held = heldFeed({ at, sports: [1] })
  await held.begin()
  const heard = held.listen()
  await held.pass(45 * MINUTE)
  const event = held.bookmaker.starting(at + 5 * MINUTE, at + 12 * MINUTE)[0]
  const said = heard
    .map(({ body }) => readXml(body))
    .filter(({ attributes }) => attributes.event_id === event?.id)
  const [handover, first] = said
  expect(handover?.attributes).toMatchObject({ product: '3', timestamp: String(event?.startsAt) })
  const handed = within(handover as never, 'market')
  expect(new Set(handed.map(({ attributes }) => attributes.status))).toEqual(new Set(['-2']))
  expect(first?.attributes).toMatchObject({ product: '1', timestamp: String(event?.startsAt) })
  expect(within(first as never, 'sport_event_status')[0]?.attributes).toMatchObject({
    status: '1',
    home_score: '0',
  })
  const [ended, settled, closed, confirmed] = said.slice(-4)
  expect(within(ended as never, 'sport_event_status')[0]?.attributes.status).toBe('3')
  expect(settled?.attributes.certainty).toBe('1')
  expect(within(closed as never, 'sport_event_status')[0]?.attributes.status).toBe('4')
  expect(confirmed?.attributes.certainty).toBe('2')
  expect(Number(closed?.attributes.timestamp) - Number(ended?.attributes.timestamp)).toBe(MINUTE)
})

test('nothing that is said tells of what comes later', () => {
  const { bookmaker } = heldFeed({ at, sports: [1] })
  const [event] = bookmaker.starting(at + 5 * MINUTE, at + 12 * MINUTE)
  if (!event) throw new Error('There is no such match')
  const same = tinyEngine(1, 6600)
  const turn = 6
  /** From a moment on it goes the other way. */
  const otherwise: typeof same = {
    ...same,
    advance: (state, random) => same.advance(state, state.tick < turn ? random : () => (random() + 0.5) % 1),
  }
  const [one, other] = [same, otherwise].map((engine) => {
    const said: Publication[] = []
    const playback = createPlayback(engine, { profile: profileOf(event), startsAt: at, speed: 4, seed: '7' })
    const price = (lines: readonly ModelLine[]) => priceLines(lines, tinyMarkets)
    createMatchBook({ engine, playback, plan: event.tournament.plan, price }).walk(
      at + 60 * MINUTE,
      (publication) => said.push(publication),
    )
    return said
  })
  const turns = at + ((turn + 1) * (6600 / 12) * 1000) / 4
  const until = (said: Publication[] = []) => said.filter((publication) => publication.at < turns)
  expect(until(one).length).toBeGreaterThan(6)
  expect(until(one)).toEqual(until(other))
  expect(one).not.toEqual(other)
})
