import { expect, test } from 'vitest'
import { withoutWin } from './balanceHandlers.ts'

const eur = (amount: string) => ({ amount, currency: 'EUR' })
const balances = {
  balance_main: eur('12.50'),
  balance_bonus: eur('3.00'),
  balance_betting_bonus: eur('1.00'),
  balance_fun: eur('0.00'),
}

test('a win that was not seen is taken off the money that it went to', () => {
  expect(withoutWin(balances, { own: 250n, bonus: 100n })).toEqual({
    ...balances,
    balance_main: eur('10.00'),
    balance_bonus: eur('2.00'),
  })
})
test('of a bonus that has become real money by the win, that is taken off; nothing is below zero', () => {
  expect(withoutWin(balances, { own: 0n, bonus: 500n })).toMatchObject({
    balance_main: eur('10.50'),
    balance_bonus: eur('0.00'),
  })
  expect(withoutWin(balances, { own: 9_999n, bonus: 0n }).balance_main).toEqual(eur('0.00'))
})
