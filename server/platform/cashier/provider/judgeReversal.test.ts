import { expect, it } from 'vitest'
import { judgeReversal, nothingCame } from './judgeReversal.ts'
import { reversals } from './PaymentProvider.ts'

const payment = { amount: 1000n, payment: 'p1' }
const word = { state: 'refunded', amount: 1000n, payment: 'p1' } as const
const came = { ...nothingCame, credited: 1000n }

it.each(reversals)('takes all of a deposit back that was %s', (state) => {
  expect(judgeReversal(payment, { ...word, state }, came)).toEqual({
    outcome: 'moved',
    cause: state,
    money: 'takeBack',
  })
})

it('takes it back in parts, and no more than came in', () => {
  const part = (amount: bigint, reversed: bigint) =>
    judgeReversal(payment, { ...word, amount }, { ...came, reversed })
  expect(part(400n, 0n)).toMatchObject({ cause: 'partly_reversed', money: 'takeBack' })
  expect(part(600n, 400n)).toMatchObject({ cause: 'refunded', money: 'takeBack' })
  expect(part(601n, 400n)).toEqual({ outcome: 'suspense', money: 'tell', why: 'reversed_more' })
  expect(part(1n, 1000n)).toMatchObject({ why: 'reversed_more' })
})

it('keeps it where it comes before the capture', () => {
  expect(judgeReversal(payment, word, nothingCame)).toEqual({ outcome: 'early' })
})

it('leaves the state of a deposit to its own payment, where another of the provider brought money for it', () => {
  expect(judgeReversal(payment, { ...word, payment: 'p2' }, came)).toEqual({
    outcome: 'moved',
    money: 'takeBack',
  })
})

it('tells the operator of money that waits, and nothing where they have sent it back themselves', () => {
  expect(judgeReversal(payment, word, { ...nothingCame, isWaiting: true })).toEqual({
    outcome: 'suspense',
    money: 'tell',
    why: 'came_back',
  })
  const sent = { ...nothingCame, awaited: 1000n }
  expect(judgeReversal(payment, word, sent)).toEqual({ outcome: 'noted' })
  expect(judgeReversal(payment, { ...word, state: 'charged_back' }, sent)).toEqual({ outcome: 'early' })
})
