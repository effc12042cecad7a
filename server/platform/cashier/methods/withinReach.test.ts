import { expect, it } from 'vitest'
import type { OfferedMethod } from './paymentMethods.ts'
import { downToTheRest, withinMeans, withinRoom } from './withinReach.ts'

const card = {
  direction: 'deposit',
  currency: 'EUR',
  min: 1000n,
  max: 500_000n,
  presets: [{ value: '20' }, { value: '50' }, { value: '100' }],
} as unknown as OfferedMethod

it('takes no more than the limit of the player lets in, and offers no sum above it', () => {
  expect(withinRoom(card, undefined)).toBe(card)
  expect(withinRoom(card, 500_000n)).toBe(card)
  expect(withinRoom(card, 5000n)).toEqual({
    ...card,
    max: 5000n,
    presets: [{ value: '20' }, { value: '50' }],
  })
  expect(withinRoom(card, 1000n)).toEqual({ ...card, max: 1000n, presets: [] })
  expect(withinRoom(card, 2055n)).toEqual({ ...card, max: 2000n, presets: [{ value: '20' }] })
})

it('says that the limit lets in less than the method takes, and keeps the bounds that would be', () => {
  for (const room of [999n, 0n]) expect(withinRoom(card, room)).toEqual({ ...card, isBeyondLimit: true })
})

it('pays the rest out to who excluded themselves, however little it is', () => {
  expect(downToTheRest(card, 320n)).toEqual({ ...card, min: 320n })
  for (const left of [0n, 1000n, 99_999n]) expect(downToTheRest(card, left)).toBe(card)
})

it('pays out no more than there is, and says where that is less than the least sum', () => {
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  const wallet = { min: euros('10.00'), max: euros('3000.00') }
  expect(withinMeans(wallet, euros('50.55'))).toEqual({ ...wallet, max: euros('50.55') })
  expect(withinMeans(wallet, euros('9.99'))).toEqual({ ...wallet, too_little: true })
  for (const there of ['0.00', '3000.00', '5000.00']) expect(withinMeans(wallet, euros(there))).toBe(wallet)
})
