import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noEventState } from '../../server/platform/sportsbook/feed/EventState.ts'
import type { EventMessage } from '../../server/platform/sportsbook/feed/FeedMessage.ts'
import { hear } from '../../server/platform/sportsbook/feed/hear.ts'
import { owedResult } from '../../server/platform/sportsbook/feed/owedResult.ts'
import { shownLine } from '../../server/platform/sportsbook/feed/shownLine.ts'
import { disturbed, groupsOf, inOrder, lines, outcome, withTies } from '../fixtures/betting/feedMessages.ts'
import { foldInOrder } from '../fixtures/betting/foldInOrder.ts'

/** Instants at which bets were accepted: on, between and beyond those that windows name. */
const bets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** What is shown and owed after these. */
function after(messages: readonly EventMessage[], heard: readonly number[] = [1, 3]) {
  const state = noEventState()
  for (const one of messages) hear(state, one)
  return lines.map((line) => ({
    shown: shownLine(state, line, groupsOf(line), (producer) => heard.includes(producer)),
    owed: bets.map((acceptedAt) => owedResult(state, line, outcome, acceptedAt)),
  }))
}

test('late, doubled and out of order, a feed ends in the same lines and owes the same', () => {
  fc.assert(
    fc.property(
      withTies.chain((messages) => fc.tuple(fc.constant(messages), disturbed(messages))),
      ([messages, other]) => {
        expect(after(other)).toEqual(after(messages))
      },
    ),
    { numRuns: 1000 },
  )
})

test('what is broken off in the middle and recovered ends as if nothing had been lost', () => {
  fc.assert(
    fc.property(
      withTies.chain((messages) =>
        fc.tuple(fc.constant(messages), fc.subarray(messages), disturbed(messages)),
      ),
      ([messages, heard, recovered]) => {
        expect(after([...heard, ...recovered])).toEqual(after(messages))
      },
    ),
    { numRuns: 500 },
  )
})

test('it is what one who hears everything in order would say', () => {
  fc.assert(
    fc.property(
      inOrder.chain((messages) => fc.tuple(fc.constant(messages), disturbed(messages))),
      ([messages, other]) => {
        const told = after(other)
        lines.forEach((line, at) => {
          const { takesBets, odds, owed } = foldInOrder(messages, line, groupsOf(line), outcome)
          expect(told[at]?.shown?.status === 1).toBe(takesBets)
          if (takesBets) expect(told[at]?.shown?.outcomes[0]?.odds).toBe(odds)
          expect(told[at]?.owed.map((one) => one && [one.won, one.voidHalves, one.deadHeat?.den])).toEqual(
            bets.map((acceptedAt) => owed(acceptedAt)),
          )
        })
      },
    ),
    { numRuns: 2000 },
  )
})

test('of a producer that is not heard no line takes bets, of others those that did', () => {
  fc.assert(
    fc.property(withTies, (messages) => {
      const all = after(messages)
      for (const silent of [1, 3])
        after(
          messages,
          [1, 3].filter((producer) => producer !== silent),
        ).forEach(({ shown }, at) => {
          const before = all[at]?.shown
          if (before?.producer === silent) expect(shown?.status).not.toBe(1)
          else expect(shown).toEqual(before)
        })
    }),
    { numRuns: 300 },
  )
})
