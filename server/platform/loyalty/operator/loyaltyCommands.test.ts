import { expect, test } from 'vitest'
import { readLoyaltyCommand } from './loyaltyCommands.ts'

test.each([
  ['list', '8'],
  ['stock'],
  ['orders'],
  ['done', 'sorry-17'],
  ['grant', '8', '1', '500', 'sorry-17', 'for', 'the', 'wait'],
  ['take', '8', '1', '500', 'wrong_1', 'given', 'twice'],
  ['freeze', '8', '1', 'f1', 'two accounts'],
  ['thaw', '8', '1', 'f2', 'one person'],
  ['expire', '8', '1', 'e1', 'asked for it'],
  ['replay', '8', '1', 'r1', 'a rule was wrong'],
  ['mark', '8', 'm1', 'plays all night'],
  ['clear', '8', 'm2', 'has spoken to us'],
  ['restock', '6', '-20', 's1', 'damaged'],
  ['sent', '31', 'o1', 'parcel 7'],
  ['fail', '31', 'o2', 'no address'],
])('%s %s %s is a command', (...line) => {
  expect(readLoyaltyCommand(line, 'one')).toBeTypeOf('function')
})

test.each([
  [],
  ['list'],
  ['list', 'all'],
  ['stock', '6'],
  // Nothing is done without an id and a reason.
  ['grant', '8', '1', '500', 'sorry-17'],
  ['grant', '8', '1', '500'],
  ['grant', '8', '1', '-500', 'sorry-17', 'why'],
  ['grant', '8', '1', '0', 'sorry-17', 'why'],
  ['grant', '8', '1', '500', 'sorry 17', 'why'],
  ['freeze', '8', 'f1'],
  ['restock', '6', '0', 's1', 'why'],
  ['sent', '31', 'o1'],
  ['toString', '8', '1', 'x', 'why'],
])('%s %s %s is none', (...line) => {
  expect(readLoyaltyCommand(line, 'one')).toBeUndefined()
})
