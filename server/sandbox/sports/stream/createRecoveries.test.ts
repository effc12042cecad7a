import { expect, test } from 'vitest'
import { boardOf } from '../testing/board.ts'
import { heldFeed, readXml } from '../testing/listen.ts'
import { createRecoveryLimits } from './recoveryLimits.ts'

const MINUTE = 60_000
const at = Date.UTC(2026, 10, 28, 13, 50)
const sports = [1, 22]

const settled = (heard: readonly { kind: string; body: string }[]) =>
  heard
    .filter(({ kind }) => kind === 'bet_settlement')
    .map(({ body }) => body.replace(/ request_id="\d+"/, ''))
    .sort()

test('a snapshot is what somebody had who has listened all the time', async () => {
  const held = heldFeed({ at, sports })
  await held.begin()
  const faithful = held.listen(1)
  for (const product of [1, 3] as const)
    await held.recoveries.ofProducer({ product, request: 1, node: 1 }, undefined)
  // Odd lengths, so that some are taken while betting has stopped.
  for (const length of [17 * MINUTE + 1234, 10 * MINUTE + 4321, 3 * MINUTE + 2100]) {
    await held.pass(length)
    const late = held.listen(2)
    for (const product of [1, 3] as const)
      await held.recoveries.ofProducer({ product, request: 2, node: 2 }, undefined)
    const known = boardOf(faithful)
    const told = boardOf(late)
    const live = new Set(held.feed.led().map(({ event }) => event.id))
    const coming = new Set(held.bookmaker.coming(held.clock()).map(({ id }) => id))
    expect(told.size).toBeGreaterThan(500)
    for (const [line, said] of told) expect(`${line}: ${said}`).toBe(`${line}: ${known.get(line)}`)
    for (const line of known.keys()) {
      const [event = '', product] = line.split(' ')
      if (product === '1' ? live.has(event) : coming.has(event)) expect(told.has(line)).toBe(true)
    }
  }
})

test('what was decided since is said again, to whoever asked and with their number, and then that it is complete', async () => {
  const held = heldFeed({ at, sports })
  await held.begin()
  const all = held.listen(1)
  await held.pass(30 * MINUTE)
  const missed = [...all]
  const [mine, other] = [held.listen(2), held.listen(3)]
  await held.recoveries.ofProducer({ product: 1, request: 77, node: 2 }, at)
  expect(other).toEqual([])
  expect(mine.length).toBeGreaterThan(10)
  for (const { body, key } of mine) {
    expect(readXml(body).attributes.request_id).toBe('77')
    expect(key.endsWith('.2')).toBe(true)
  }
  expect(mine.at(-1)?.kind).toBe('snapshot_complete')
  expect(settled(missed).length).toBeGreaterThan(20)
  expect(settled(mine)).toEqual(settled(missed))
})

test('of one event what stands and what was decided are said', async () => {
  const held = heldFeed({ at, sports })
  await held.begin()
  const all = held.listen(1)
  await held.pass(40 * MINUTE)
  const missed = [...all]
  const ended = held.bookmaker.starting(at + MINUTE, at + 4 * MINUTE + 1)
  const [event] = ended.length > 0 ? ended : held.bookmaker.starting(at + MINUTE, at + 11 * MINUTE)
  if (!event) throw new Error('There is no such match')
  const mine = held.listen(2)
  await held.recoveries.ofEvent({ product: 1, request: 5, node: 2 }, event, 'decisions')
  const ofEvent = missed.filter(({ body }) => body.includes(`"${event.id}"`))
  expect(settled(mine).length).toBeGreaterThan(0)
  expect(settled(mine)).toEqual(settled(ofEvent))
  const coming = held.bookmaker.coming(held.clock())[0]
  if (!coming) throw new Error('Nothing comes')
  const before = held.listen(4)
  await held.recoveries.ofEvent({ product: 3, request: 6, node: 4 }, coming, 'odds')
  expect(before.map(({ kind }) => kind)).toEqual(['odds_change', 'snapshot_complete'])
})

test('nobody asks more often than a feed allows', () => {
  const mayAsk = createRecoveryLimits()
  const asked = (times: number, what: Parameters<typeof mayAsk>[0], now: number) =>
    Array.from({ length: times }, () => mayAsk(what, now)).filter(Boolean).length
  expect(asked(30, { product: 1, back: MINUTE }, at)).toBe(20)
  // The other producer is another account's matter, and so is what goes further back.
  expect(asked(30, { product: 3, back: MINUTE }, at)).toBe(20)
  expect(asked(30, { product: 1, back: 60 * MINUTE }, at)).toBe(4)
  expect(asked(30, { product: 1, back: Number.POSITIVE_INFINITY }, at)).toBe(2)
  expect(asked(30, { product: 1, back: MINUTE }, at + 11 * MINUTE)).toBe(20)
  expect(asked(500, { product: 1 }, at)).toBe(100)
})
