import { expect, it } from 'vitest'
import { describePayment } from '../describePayment.ts'
import { maskRequisites } from './maskRequisites.ts'

it('shows only the ends of numbers and addresses', () => {
  expect(
    maskRequisites({
      iban: 'LV80 BANK 0000 4351 9500 1',
      email: 'somebody@example.com',
      phone: '+37120000001',
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    }),
  ).toEqual({
    iban: 'LV80BA...5001',
    email: 's...@example.com',
    phone: '+37...01',
    address: 'bc1qar...5mdq',
  })
})

it('leaves names, choices and what is masked already', () => {
  const shown = {
    holder: 'Anna Bērziņa',
    bank: 'swedbank',
    card: '411111...1111',
    network: 'trc20',
    new: 'new',
  }
  expect(maskRequisites(shown)).toEqual(shown)
})

it('are masked in what is told of a payment, also where the provider told them whole', () => {
  const now = new Date()
  const payment = { id: 1, currency: 'EUR', amount: 1n, createdAt: now, updatedAt: now, requisites: {} }
  const source = { iban: 'LV80BANK0000435195001', card: '411111...1111' }
  expect(describePayment({ ...payment, source } as never, []).requisites).toEqual({
    iban: 'LV80BA...5001',
    card: '411111...1111',
  })
})

it('name the bank that was picked, and keep the id of one that is there no more', () => {
  const now = new Date()
  const payment = { id: 1, method: 'bank', currency: 'EUR', amount: 1n, createdAt: now, updatedAt: now }
  const methods = [{ id: 'bank', banks: [{ id: 'north', name: 'Bank of the North' }] }] as never
  const shown = (bank: string) =>
    describePayment({ ...payment, requisites: { bank } } as never, methods).requisites
  expect(shown('north')).toEqual({ bank: 'Bank of the North' })
  expect(shown('gone')).toEqual({ bank: 'gone' })
})
