import { expect, it } from 'vitest'
import { lifeOf, shareOf, whyNot } from './CashOutPrice.ts'

const failure = (type: string, reason?: string) => ({
  ...{ type, message: '', invalidParameters: {} },
  errorData: { reason },
})

it('holds a price from the question on, and asks no clock that goes wrong', () => {
  const now = Date.parse('2026-11-28T12:00:00Z')
  expect(lifeOf('2026-11-28T12:00:05Z', now)).toBe(5_000)
  expect(lifeOf('2026-11-28T12:00:03Z', now)).toBe(3_000)
  expect(lifeOf('2026-11-28T12:00:07Z', now)).toBe(5_000)
  expect(lifeOf('2026-11-28T12:04:00Z', now)).toBe(5_000)
  expect(lifeOf('2026-11-28T11:58:00Z', now)).toBe(5_000)
})

it('counts a part of what is left as a share of all', () => {
  expect(shareOf(0, 1)).toBe(10_000)
  expect(shareOf(0, 0.25)).toBe(2_500)
  expect(shareOf(5_000, 0.5)).toBe(7_500)
  expect(shareOf(9_999, 0.05)).toBe(10_000)
})

it('tells why there is no price', () => {
  expect(whyNot(failure('InvalidRequestException', 'suspended'))).toBe('suspended')
  expect(whyNot(failure('InvalidRequestException', 'toString'))).toBe('other')
  expect(whyNot(failure('NetworkError'))).toBe('offline')
  expect(whyNot(failure('TooManyRequestsException'))).toBe('often')
})
