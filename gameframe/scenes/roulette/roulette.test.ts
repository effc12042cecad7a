import { expect, test } from 'vitest'
import { createBets, sumsOf } from './createBets.ts'
import { colourOf } from './pocket.ts'
import { wheelOrder } from './wheelOrder.ts'

test.each([
  ['single', 37],
  ['double', 38],
] as const)('the %s wheel has every number once, red and black by turns', (kind, count) => {
  const order: readonly number[] = wheelOrder[kind]
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at))
  const coloured = order.map(colourOf)
  const green = coloured.indexOf('green')
  const turned = [...coloured.slice(green), ...coloured.slice(0, green)]
  for (const [at, colour] of turned.entries())
    if (at > 0 && colour !== 'green') expect(colour).not.toBe(turned[at - 1])
})
test('chips on one place are one bet; the last can be taken back', () => {
  const bets = createBets()
  bets.add({ kind: 'red' }, 100n)
  bets.add({ kind: 'split', numbers: [1, 4] }, 50n)
  bets.add({ kind: 'red' }, 100n)
  expect(bets.all()).toEqual([
    { bet: { kind: 'red' }, stake: 200n },
    { bet: { kind: 'split', numbers: [1, 4] }, stake: 50n },
  ])
  expect(sumsOf(bets.all()).get('n1')).toBe(50n)
  bets.undo()
  expect(bets.total()).toBe(150n)
  bets.clear()
  expect(bets.total()).toBe(0n)
})
