import { expect, test } from 'vitest'
import { type System, sizesOf } from './Slip.ts'

const slip = (system: System, legs: number, bankers = 0) => ({
  system,
  selections: Array.from({ length: legs }, (_, at) => ({
    ...{ event: `sr:match:${at}`, line: '1', outcome: '1', is_banker: at < bankers },
  })),
})

test.each([
  ['single', 1, 0, [1]],
  ['multiple', 4, 0, [4]],
  ['yankee', 4, 0, [2, 3, 4]],
  ['lucky_15', 4, 0, [1, 2, 3, 4]],
  ['2/3', 3, 0, [2]],
  // Bankers are counted by k and by n: six lines of three.
  ['3/5', 5, 1, [3]],
  // A named system is of the others, and bankers stand in each of its lines.
  ['trixie', 5, 2, [4, 5]],
] as const)('%s of %i legs, %i of them bankers, has lines of %j', (system, legs, bankers, sizes) => {
  expect(sizesOf(slip(system, legs, bankers))).toEqual(sizes)
})

test.each([
  ['single', 2, 0],
  ['single', 0, 0],
  ['multiple', 1, 0],
  ['multiple', 3, 1],
  ['yankee', 5, 0],
  ['2/3', 4, 0],
  // All of them are a multiple; only bankers are no line of a system.
  ['3/3', 3, 0],
  ['2/4', 4, 2],
  ['0/3', 3, 0],
  ['constructor' as System, 3, 0],
] as const)('%s is not of %i legs, %i of them bankers', (system, legs, bankers) => {
  expect(sizesOf(slip(system, legs, bankers))).toBeUndefined()
})
