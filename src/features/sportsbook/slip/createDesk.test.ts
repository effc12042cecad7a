import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoryHost } from '#renderers/storyHost.ts'
import { createDesk, refusalOfWager } from './createDesk.ts'
import { createSlip } from './createSlip.ts'
import { fakeBook } from './testing/fakeBook.ts'
import { pick } from './testing/picks.ts'
import { wagersOf } from './Wager.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A player with so many selections on the slip and a stake. */
function open(legs: number, stake = '10') {
  const book = fakeBook()
  const host = createStoryHost({ call: book.call, facts: { session: { authenticated: true, uid: 7 } } })
  const slip = createSlip()
  for (let event = 1; event <= legs; event += 1) slip.toggle(pick(event))
  slip.change(() => ({ stakes: { multiple: stake, 'sr:match:1 1 1': stake, 'sr:match:2 1 1': stake } }))
  const desk = createDesk(host, slip)
  const wager = () => {
    const [one] = wagersOf(slip.state())
    if (!one) throw new Error('no bet')
    return one
  }
  const refusal = () => refusalOfWager(desk.view(), wager())
  const places = () => book.asked.filter(({ operation }) => operation === 'sports.placebet')
  return { book, slip, desk, wager, refusal, places }
}

test('complaint 8: a bet that was placed leaves the slip', async () => {
  const { desk, slip, wager, places } = open(2)
  await desk.place([wager()])
  expect(places()[0]?.values).toMatchObject({ stake: '10.00', price_changes: 'none' })
  expect(slip.selections()).toEqual([])
  expect(desk.view().placed[0]?.bet).toMatchObject({ id: 4712, status: 'open' })
})

test('what a receipt keeps is back on the slip with its stake', async () => {
  const { desk, slip, wager } = open(2)
  await desk.place([wager()])
  const [placed] = desk.view().placed
  if (placed) desk.restore(placed)
  expect(slip.selections()).toHaveLength(2)
  expect(slip.state().stakes).toEqual({ multiple: '10' })
  expect(desk.view().placed).toEqual([])
})

test('singles are bets of their own: one that is refused stays, the other is placed', async () => {
  const { desk, slip, book, places } = open(2)
  slip.change(() => ({ kind: 'single' }))
  book.refuses = [
    { type: 'InvalidRequestException', reason: 'limit', most_stake: { amount: '4.00', currency: 'EUR' } },
  ]
  await desk.place(wagersOf(slip.state()))
  expect(places()).toHaveLength(2)
  expect(slip.selections().map(({ event }) => event)).toEqual(['sr:match:1'])
  const [left] = wagersOf(slip.state())
  expect(left && refusalOfWager(desk.view(), left)).toMatchObject({
    reason: 'limit',
    most: { amount: '4.00' },
  })
})

test('what nobody answered is sent again as it was, and nothing else meanwhile', async () => {
  const { desk, book, wager, places } = open(2)
  book.refuses = ['lost']
  await desk.place([wager()])
  expect(desk.view().tries.get('multiple')?.phase).toBe('unanswered')
  await desk.place([wager()])
  expect(places()).toHaveLength(1)
  await desk.again('multiple')
  expect(places()).toHaveLength(2)
  expect(places()[1]?.values).toEqual(places()[0]?.values)
  expect(desk.view().placed).toHaveLength(1)
})

test('complaint 5: no price is taken that the player did not see and has not chosen to take', async () => {
  const { desk, slip, book, wager, refusal, places } = open(2)
  book.legs = { 'sr:match:1': { odds: 18_000 } }
  await desk.place([wager()])
  expect(places()).toEqual([])
  expect(refusal()).toMatchObject({ reason: 'price_differs', odds: [18_000, 19_100] })
  slip.change(() => ({ priceChanges: 'higher' }))
  await desk.place([wager()])
  expect(places()).toEqual([])
  book.legs = { 'sr:match:1': { odds: 21_000 } }
  await desk.place([wager()])
  expect(places()[0]?.values).toMatchObject({ price_changes: 'higher' })
})

test('a quote that was too old is asked for once more, and placed', async () => {
  const { desk, book, wager, places } = open(2)
  book.refuses = [{ type: 'InvalidRequestException', reason: 'quote_expired' }]
  await desk.place([wager()])
  expect(places().map(({ values }) => values.quote)).toEqual(['quote 1', 'quote 3'])
  expect(desk.view().placed).toHaveLength(1)
})

test('what was said of a bet is not said of another', async () => {
  const { desk, slip, book, wager, refusal } = open(2)
  book.refuses = [{ type: 'BillingTransactionDeclinedException' }]
  await desk.place([wager()])
  expect(refusal()).toMatchObject({ reason: 'money' })
  slip.change(() => ({ stakes: { multiple: '2' } }))
  expect(refusal()).toBeUndefined()
})

test('a bet in play is followed until it is decided', async () => {
  const { desk, book, wager } = open(2)
  book.bets = [{ status: 'pending', decided_at: '2026-11-28T17:00:06.000Z' }]
  book.decided = { status: 'pending' }
  await desk.place([wager()])
  await vi.advanceTimersByTimeAsync(6_200)
  expect(book.times('sports.getBet')).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(book.times('sports.getBet')).toBe(1)
  book.decided = { status: 'open' }
  await vi.advanceTimersByTimeAsync(1_500)
  expect(desk.view().placed[0]?.bet.status).toBe('open')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(book.times('sports.getBet')).toBe(2)
})

test('the platform may say sooner that a bet was decided', async () => {
  const { desk, book, wager } = open(2)
  book.bets = [{ status: 'pending', decided_at: '2026-11-28T17:00:06.000Z' }]
  book.decided = { status: 'rejected', refusal: { reason: 'suspended' } }
  await desk.place([wager()])
  await desk.refresh()
  expect(desk.view().placed[0]?.bet.status).toBe('rejected')
})

test('what is offered anew is placed at what it is offered at', async () => {
  const { desk, book, wager, places, slip } = open(2)
  book.bets = [{ status: 'reoffered', refusal: { reason: 'price_differs', odds: [21_000, 19_100] } }]
  await desk.place([wager()])
  book.legs = { 'sr:match:1': { odds: 21_000 } }
  const [placed] = desk.view().placed
  if (placed) await desk.accept(placed)
  expect(places()).toHaveLength(2)
  expect(desk.view().placed.map(({ bet }) => bet.status)).toEqual(['open'])
  expect(slip.selections()).toEqual([])
})

test('what was boosted and is offered anew at the usual price is placed at that', async () => {
  const { desk, slip, book, wager, places } = open(0)
  slip.toggle(pick(1, { boost: 'derby', odds: 24_000, usualOdds: 20_000 }))
  slip.change(() => ({ stakes: { 'sr:match:1 1 1': '10' } }))
  book.legs = { 'sr:match:1': { odds: 24_000 } }
  book.bets = [{ status: 'reoffered', refusal: { reason: 'price_differs', odds: [20_000] } }]
  await desk.place([wager()])
  book.legs = { 'sr:match:1': { odds: 20_000 } }
  const [placed] = desk.view().placed
  if (placed) await desk.accept(placed)
  const quoted = book.asked.filter(({ operation }) => operation === 'sports.quote')
  expect(quoted.map(({ values }) => values.slip)).toMatchObject([
    { selections: [{ boost: 'derby', odds: 24_000 }] },
    { selections: [{ odds: 20_000 }] },
  ])
  expect(JSON.stringify(quoted[1]?.values.slip)).not.toContain('derby')
  expect(places()).toHaveLength(2)
})

test('a boost is asked for anew where the bet that waited was not taken', async () => {
  const { desk, slip, book, wager } = open(0)
  slip.toggle(pick(1, { boost: 'derby', usualOdds: 17_000 }))
  slip.change(() => ({ stakes: { 'sr:match:1 1 1': '10' } }))
  book.bets = [{ status: 'pending', decided_at: '2026-11-28T17:00:06.000Z' }]
  book.decided = { status: 'pending' }
  await desk.place([wager()])
  await desk.refresh()
  expect(book.times('sports.getBoosts')).toBe(1)
  book.decided = { status: 'rejected', refusal: { reason: 'suspended' } }
  await desk.refresh()
  expect(book.times('sports.getBoosts')).toBe(2)
})

test('what is offered anew and has changed once more goes back to the slip', async () => {
  const { desk, book, wager, places, slip, refusal } = open(2)
  book.bets = [{ status: 'reoffered', refusal: { reason: 'price_differs', odds: [21_000, 19_100] } }]
  await desk.place([wager()])
  book.legs = { 'sr:match:1': { odds: 15_000 } }
  const [placed] = desk.view().placed
  if (placed) await desk.accept(placed)
  expect(places()).toHaveLength(1)
  expect(slip.selections().map(({ odds }) => odds)).toEqual([21_000, 19_100])
  expect(refusal()).toMatchObject({ reason: 'price_differs' })
})

test('a free bet pays in place of money, and is told why where it does not', async () => {
  const { desk, slip, book, wager, refusal, places } = open(2)
  slip.change(() => ({ freeBet: 9 }))
  book.quote = { free_bet: { codes: ['free_bet_odds'] } } as never
  await desk.place([wager()])
  expect(refusal()).toMatchObject({ reason: 'free_bet_odds' })
  expect(places()).toEqual([])
  book.quote = { free_bet: { codes: [] } } as never
  await desk.place([wager()])
  expect(places()[0]?.values).toEqual({ quote: 'quote 2', free_bet: 9, price_changes: 'none' })
  expect(slip.state().freeBet).toBeUndefined()
})
