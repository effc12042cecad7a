import { expect, it } from 'vitest'
import { mostRound, withinLimits } from './mostRound.ts'

const bonus = { id: 1, left: 500n, isExcluded: false, percent: 100, mostStake: 200n }
const both = { main: true, bonus: true }

it.each([
  [
    'nothing but the money limits a player without a bonus',
    { main: 700n, pays: { main: true, bonus: false }, stakeable: 700n },
    700n,
    'money',
  ],
  [
    'what counts is limited also where real money pays',
    { main: 700n, bonus, pays: both, stakeable: 1200n },
    200n,
    'bonus',
  ],
  [
    'less money than the limit is the limit',
    { main: 50n, bonus: { ...bonus, left: 60n }, pays: both, stakeable: 110n },
    110n,
    'money',
  ],
  [
    'where nothing counts, real money alone is free',
    { main: 700n, bonus: { ...bonus, percent: 0 }, pays: both, stakeable: 1200n },
    700n,
    'money',
  ],
  [
    'isolated real money is free',
    { main: 700n, bonus, pays: both, isolated: true, stakeable: 700n },
    700n,
    'money',
  ],
  [
    'isolated bonus money is limited',
    { main: 700n, bonus, pays: { main: false, bonus: true }, isolated: true, stakeable: 500n },
    200n,
    'bonus',
  ],
  [
    'little real money leaves the limit of the bonus',
    { main: 100n, bonus, pays: both, isolated: true, stakeable: 500n },
    200n,
    'bonus',
  ],
  [
    'a bonus that the game excludes limits nothing',
    {
      main: 700n,
      bonus: { ...bonus, isExcluded: true, percent: 0 },
      pays: { main: true, bonus: false },
      stakeable: 700n,
    },
    700n,
    'money',
  ],
] as const)('%s', (_what, terms, most, by) => {
  expect(mostRound({ isolated: false, ...terms })).toEqual({ most, by })
})

it.each([
  ['without a limit the money says', { main: 700n, pays: both, stakeable: 900n }, undefined, 900n, 'money'],
  [
    'a limit says how much own money may go',
    { main: 700n, pays: both, stakeable: 900n },
    300n,
    300n,
    'limit',
  ],
  ['one that is used up leaves nothing', { main: 700n, pays: both, stakeable: 900n }, 0n, 0n, 'limit'],
  [
    'one above the own money does not matter',
    { main: 700n, pays: both, stakeable: 900n },
    800n,
    900n,
    'money',
  ],
  [
    'bonus money alone knows no limit',
    { main: 700n, pays: { main: false, bonus: true }, isolated: true, stakeable: 500n },
    0n,
    500n,
    'money',
  ],
] as const)('within limits: %s', (_what, given, room, most, by) => {
  const terms = { isolated: false, ...given }
  expect(withinLimits({ ...terms, mostRound: mostRound(terms) }, room)).toEqual({ most, by })
})
