import { expect, it } from 'vitest'
import { balanceFacts } from './balanceFacts.ts'

const amount = (text: string) => ({ amount: text, currency: 'EUR' })

it('is the money of whoever is signed in', () => {
  const session = {
    authenticated: true,
    balance_main: amount('10.50'),
    balance_bonus: amount('1.00'),
    balance_betting_bonus: amount('2.00'),
    balance_fun: { amount: '500.00', currency: 'FUN' },
  }
  expect(balanceFacts(session)).toEqual({
    main: amount('10.50'),
    bonus: amount('1.00'),
    betting_bonus: amount('2.00'),
    fun: { amount: '500.00', currency: 'FUN' },
  })
})

it('is empty for strangers', () => {
  expect(balanceFacts({ authenticated: false, uid: 0 })).toEqual({})
})
