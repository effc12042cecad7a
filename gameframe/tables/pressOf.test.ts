import { expect, test } from 'vitest'
import type { TableScene } from '../scenes/TableScene.ts'
import { pressOf } from './pressOf.ts'
import type { TableStanding } from './TableStanding.ts'

const wheel = {} as TableScene
const flight = (gain?: bigint) => ({ leaving: () => gain }) as unknown as TableScene

function standing(phase: TableStanding['table']['phase'], more: Partial<TableStanding> = {}): TableStanding {
  return {
    table: { number: 7, phase } as TableStanding['table'],
    ...{ own: undefined, balance: undefined, isBusy: false, isHeld: false, isLost: false },
    ...more,
  }
}
const own = { nonce: 7, state: 'open' } as TableStanding['own']

test('stakes are taken while bets are, and at no other time', () => {
  for (const phase of ['waiting', 'closed', 'running', 'result'] as const)
    expect(pressOf(standing(phase), wheel)).toBeUndefined()
  expect(pressOf(standing('betting'), wheel)).toBe('bet')
  // Chips can be added to a wheel; a flight knows one stake of a player.
  expect(pressOf(standing('betting', { own }), wheel)).toBe('bet')
  expect(pressOf(standing('betting', { own }), flight())).toBeUndefined()
})
test('hold: who is held by the page stakes nothing, and leaves a flight all the same', () => {
  expect(pressOf(standing('betting', { isHeld: true }), wheel)).toBeUndefined()
  expect(pressOf(standing('running', { own, isHeld: true }), flight(150n))).toBe('leave')
})
test('nothing is done twice, and nothing while the table is not heard', () => {
  expect(pressOf(standing('running', { own, isBusy: true }), flight(150n))).toBeUndefined()
  expect(pressOf(standing('betting', { isLost: true }), wheel)).toBeUndefined()
})
