import { expect, test } from 'vitest'
import { findAvoided } from './findAvoided.ts'

const entries = [
  { not: 'pay in', use: 'deposit' },
  { not: 'сумма', use: 'amount' },
]

test('a word that is not to be used is found in capitals too, and before a sign', () => {
  expect(findAvoided('Choose how to Pay in.', entries)).toEqual([entries[0]])
  expect(findAvoided('СУММА: {sum}', entries)).toEqual([entries[1]])
})

test('a word that only holds it is another word', () => {
  expect(findAvoided('You repay in instalments, and pay into it', entries)).toEqual([])
  expect(findAvoided('суммарно', entries)).toEqual([])
})

test('it is found behind a place where it is part of another word', () => {
  expect(findAvoided('Repay in time, or pay in now', entries)).toEqual([entries[0]])
})
