import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '#renderers/host.ts'
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
