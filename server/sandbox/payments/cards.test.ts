import { expect, it } from 'vitest'
import { isCardNumber, maskCard, readCard } from './cards.ts'

it.each(['4111111111111111', '5555555555554444', '378282246310005', '4000000000000002'])(
  'knows %s for the number of a card',
  (number) => {
    expect(isCardNumber(number)).toBe(true)
  },
)

it.each(['4111111111111112', '411111111111', '41111111111111110000', '4111x11111111111', ''])(
  'does not take %s for one',
  (number) => {
    expect(isCardNumber(number)).toBe(false)
  },
)

it('keeps the ends of a number alone', () => {
  expect(maskCard('4111111111111111')).toBe('411111...1111')
})

it('takes a card to the end of its month', () => {
  const now = new Date()
  const written = (shift: number) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + shift, 1))
    return `${String(month.getUTCMonth() + 1).padStart(2, '0')}/${String(month.getUTCFullYear()).slice(-2)}`
  }
  const errors = (expiry: string) =>
    readCard({ number: '4111 1111 1111 1111', expiry, cvc: '123' }, false).errors
  expect(errors(written(0))).toEqual({})
  expect(errors(written(-1))).toHaveProperty('expiry')
  expect(errors('13/39')).toHaveProperty('expiry')
})
