import { expect, test } from 'vitest'
import { readSportsCommand } from './sportsCommands.ts'

test.each([
  ['exposure'],
  ['exposure', 'sr:match:1'],
  ['unrecovered'],
  ['orders'],
  ['stop', 'sr:match:1'],
  ['reopen', 'sr:match:1', '18?total=2.5'],
  ['void', 'sr:match:1', '18?total=2.5', 'wrong', 'price'],
  ['resettle', 'sr:match:1', '18?total=2.5', '12', 'won', 'the', 'league', 'says', 'so'],
  ['confirm', '7'],
])('%s %s %s is a command', (...line) => {
  expect(readSportsCommand(line, 'one')).toBeTypeOf('function')
})

test.each([
  [],
  ['exposure', 'sr:match:1', 'more'],
  ['stop'],
  ['stop', 'sr:match:1', '18', 'more'],
  // Nobody is asked to agree to what has no reason.
  ['void', 'sr:match:1', '18?total=2.5'],
  ['resettle', 'sr:match:1', '18?total=2.5', '12', 'won'],
  ['resettle', 'sr:match:1', '18?total=2.5', '12', 'toString', 'a reason'],
  ['confirm', '0'],
  ['confirm', 'all'],
])('%s %s is none', (...line) => {
  expect(readSportsCommand(line, 'one')).toBeUndefined()
})
