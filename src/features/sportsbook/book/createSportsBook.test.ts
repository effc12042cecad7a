import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host, SportsFollower } from '#renderers/host.ts'
import { bookOf } from './bookOf.ts'
import type { SportsBook } from './SportsBook.ts'
import { fakeEvent, fakeLine } from './testing/fakeEvent.ts'

const match = 'sr:match:1'
let book: SportsBook

beforeEach(() => {
  vi.useFakeTimers()
  book = bookOf({} as Host)
})
afterEach(() => void vi.useRealTimers())

/** How often somebody who listens is told. */
function heard(of: string): () => number {
  const listener = vi.fn()
  book.subscribe(of, listener)
  return () => listener.mock.calls.length
}

it('tells those who show a price that moves, and nobody else', () => {
  book.take([fakeEvent({ lines: [fakeLine('1', { 1: 19_000, 2: 40_000 }), fakeLine('18')] })], 'all')
  const home = heard(`price ${match} 1 1`)
  const others = ['1 2', '18 12'].map((one) => heard(`price ${match} ${one}`))
  const around = [heard(`event ${match}`), heard(`lines ${match}`)]
  book.take(
    [fakeEvent({ version: 2, lines: [fakeLine('1', { 1: 19_500, 2: 40_000 }), fakeLine('18')] })],
    'all',
  )
  expect(home()).toBe(1)
  expect([...others, ...around].map((times) => times())).toEqual([0, 0, 0, 0])
  expect(book.price(match, '1', '1')).toEqual({ odds: 19_500, isOpen: true, turn: 'up' })
})

it('tells who waits for an event that it is there', () => {
  const event = heard(`event ${match}`)
  book.take([fakeEvent()], 'all')
  expect(event()).toBe(1)
  book.take([fakeEvent({ version: 2 })], 'all')
  expect(event()).toBe(1)
})

it('forgets after a while where a price went, and says so', () => {
  book.take([fakeEvent({ lines: [fakeLine('1', { 1: 19_000 })] })], 'all')
  book.take([fakeEvent({ version: 2, lines: [fakeLine('1', { 1: 18_000 })] })], 'all')
  const home = heard(`price ${match} 1 1`)
  expect(book.price(match, '1', '1')?.turn).toBe('down')
  vi.advanceTimersByTime(6_000)
  expect(book.price(match, '1', '1')).toEqual({ odds: 18_000, isOpen: true })
  expect(home()).toBe(1)
})

it('keeps what is known of a newer version, of each line by itself', () => {
  book.follow([match], 'all')
  const at = (version: number, one: number, total: number) =>
    fakeEvent({ version, lines: [fakeLine('1', { 1: one }), fakeLine('18', { 12: total })] })
  book.take([at(5, 19_000, 20_000)], 'all')
  book.take([fakeEvent({ version: 7, name: 'Newer', lines: [fakeLine('1', { 1: 17_000 })] })], 'first')
  book.take([at(6, 18_000, 21_000)], 'all')
  expect(book.price(match, '1', '1')?.odds).toBe(17_000)
  expect(book.price(match, '18', '12')?.odds).toBe(21_000)
  expect(book.event(match)?.name).toBe('Newer')
})

it('shows no line again that a newer answer left out', () => {
  book.take([fakeEvent({ version: 5, lines: [fakeLine('1'), fakeLine('18')] })], 'all')
  book.take([fakeEvent({ version: 6, lines: [fakeLine('1')] })], 'all')
  book.take([fakeEvent({ version: 5, lines: [fakeLine('1'), fakeLine('18')] })], 'all')
  expect(book.lines(match).map(({ line }) => line)).toEqual(['1'])
  expect(book.price(match, '18', '12')).toBeUndefined()
})

it('lists lines by market and by their numbers, whichever came first', () => {
  book.take(
    [fakeEvent({ lines: ['18?total=10.5', '186', '18?total=2.5', '1'].map((line) => fakeLine(line)) })],
    'all',
  )
  expect(book.lines(match).map(({ line }) => line)).toEqual(['1', '18?total=2.5', '18?total=10.5', '186'])
})

it('has the first line alone where nobody follows more', () => {
  book.take([fakeEvent({ lines: [fakeLine('1'), fakeLine('18')] })], 'all')
  book.take([fakeEvent({ version: 2, lines: [fakeLine('18')] })], 'first')
  expect(book.lines(match).map(({ line }) => line)).toEqual(['18'])
})

it('says why nothing can be bet on', () => {
  book.take([fakeEvent({ lines: [{ ...fakeLine('1'), is_suspended: true, why: 'silent' }] })], 'all')
  expect(book.price(match, '1', '1')).toMatchObject({ isOpen: false, why: 'silent' })
})

it('takes names with every answer, in the language that is read by then', () => {
  book.take([fakeEvent({ lines: [fakeLine('1')] })], 'all')
  const lines = heard(`lines ${match}`)
  book.take([fakeEvent({ name: 'Spiel', lines: [{ ...fakeLine('1'), name: 'Sieger' }] })], 'all')
  expect(book.event(match)?.name).toBe('Spiel')
  expect(book.lines(match)[0]?.name).toBe('Sieger')
  expect(lines()).toBe(1)
})

/** A host whose stream the test tells. */
function follow() {
  let follower: SportsFollower | undefined
  const look = vi.fn()
  const followSports = vi.fn(async (next: SportsFollower) => {
    follower = next
    return look
  })
  book = bookOf({ followSports } as unknown as Host)
  return { followSports, look, told: () => follower as SportsFollower }
}

it('asks for the stream with the first thing that is followed, once, and for each event once', async () => {
  const { followSports, look, told } = follow()
  book.take([fakeEvent()], 'first')
  expect(followSports).not.toHaveBeenCalled()
  const leave = [book.follow([match, 'sr:match:2'], 'first'), book.follow([match], 'all')]
  await vi.waitFor(() => expect(look).toHaveBeenCalled())
  expect(followSports).toHaveBeenCalledTimes(1)
  expect(told().wanted()).toEqual([expect.stringMatching(/^sr:match:1~all~[\w-]+$/), 'sr:match:2~first'])
  leave[1]?.()
  leave[1]?.()
  expect(told().wanted()[0]).toMatch(/^sr:match:1~first/)
  leave[0]?.()
  expect(told().wanted()).toEqual([])
  expect(look).toHaveBeenLastCalledWith(false)
})

it('takes what the stream tells, and has then what the stream has', async () => {
  const { told } = follow()
  book.follow([match], 'all')
  await Promise.resolve()
  const { markets, ...view } = fakeEvent({
    version: 3,
    score: { home: '0', clock: '10:00', periods: [], statistics: [] },
  })
  told().hear({ id: match, version: 3, of: 'all', view, lines: markets })
  const have = () => told().wanted()[0]
  const first = have()
  const home = heard(`price ${match} 1 1`)
  told().hear({
    ...{ id: match, version: 4, of: 'changes', view: { score: { home: '1', clock: null } }, gone: [] },
    lines: [
      {
        line: '1',
        is_suspended: true,
        why: 'stopped',
        prices: [
          ['1', 22_000],
          ['2', 34_000, 0],
          ['3', 36_000],
        ],
      },
    ],
  })
  expect(home()).toBe(1)
  expect(book.price(match, '1', '1')).toEqual({ odds: 22_000, isOpen: false, why: 'stopped', turn: 'up' })
  expect(book.event(match)?.score).toEqual({ home: '1', periods: [], statistics: [] })
  expect(have()).not.toBe(first)
  const next = have()
  told().hear({ id: match, version: 5, of: 'changes', lines: [fakeLine('18')], gone: ['1'] })
  expect(book.lines(match).map(({ line, name }) => [line, name])).toEqual([['18', 'Market 18']])
  // An answer on its way since before says the same as the stream did, or is too late.
  book.take([fakeEvent({ version: 4 })], 'all')
  expect(book.lines(match).map(({ line }) => line)).toEqual(['18'])
  expect(have()).not.toBe(next)
})

it('says how it is kept up', async () => {
  const { told } = follow()
  expect(book.following().state).toBe('still')
  book.follow([match], 'first')
  await Promise.resolve()
  const times = heard('following')
  told().following('live', 1_000)
  told().following('live', 2_000)
  told().following('stale', 3_000)
  expect(book.following()).toEqual({ state: 'stale', since: 3_000 })
  expect(times()).toBe(2)
})
