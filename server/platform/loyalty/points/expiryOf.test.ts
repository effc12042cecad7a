import { expect, it } from 'vitest'
import { expiryOf } from './expiryOf.ts'

const riga = (expiry?: Parameters<typeof expiryOf>[0]['expiry']) => ({
  timeZone: 'Europe/Riga',
  ...(expiry && { expiry }),
})

it.each([
  // 23:30 in Riga on the last of January; the last day on which they can be spent is whole.
  [{ months: 1 }, '2027-01-31T21:30:00Z', '2027-02-28T22:00:00.000Z'],
  [{ months: 1 }, '2028-01-31T21:30:00Z', '2028-02-29T22:00:00.000Z'],
  // Half an hour later it is February.
  [{ months: 1 }, '2027-01-31T22:30:00Z', '2027-03-01T22:00:00.000Z'],
  [{ months: 12 }, '2028-02-29T12:00:00Z', '2029-02-28T22:00:00.000Z'],
  [{ months: 6, monthEnd: true as const }, '2027-01-10T12:00:00Z', '2027-07-31T21:00:00.000Z'],
  [{ days: 30 }, '2027-03-01T12:00:00Z', '2027-03-31T21:00:00.000Z'],
  [{ days: 1, monthEnd: true as const }, '2028-02-28T12:00:00Z', '2028-02-29T22:00:00.000Z'],
])('points with %j of %s can be spent until %s', (expiry, at, until) => {
  expect(expiryOf(riga(expiry), new Date(at))?.toISOString()).toBe(until)
})

it('points without a term can be spent for ever', () => {
  expect(expiryOf(riga(), new Date())).toBeNull()
})
