import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noEventState } from '../../server/platform/sportsbook/feed/EventState.ts'
import type { EventMessage } from '../../server/platform/sportsbook/feed/FeedMessage.ts'
import { hear } from '../../server/platform/sportsbook/feed/hear.ts'
import { owedResult } from '../../server/platform/sportsbook/feed/owedResult.ts'
import { shownLine } from '../../server/platform/sportsbook/feed/shownLine.ts'
import { foldInOrder } from '../fixtures/betting/foldInOrder.ts'

const lines = ['1', '18?total=2.5', '18?total=3.5'] as const
/** Of the line's market. */
const groups: Record<string, string[]> = {
  '1': ['all', 'score'],
  '18?total=2.5': ['all', 'score', '1st_half'],
}
const groupsOf = (line: string) => groups[line] ?? ['all']
const outcome = '12'
/** Instants at which bets were accepted: on, between and beyond those that windows name. */
const bets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const someLines = fc.subarray([...lines], { minLength: 1 })
const instant = fc.integer({ min: 0, max: 10 })
const window = fc.record({
  from: fc.option(instant, { nil: undefined }),
  to: fc.option(instant, { nil: undefined }),
})
const result = fc.record({
  won: fc.boolean(),
  voidHalves: fc.constantFrom(0, 1, 2),
  deadHeat: fc.constantFrom(undefined, '0.5', '0.33'),
})
const price = fc.record({
  status: fc.constantFrom(1, 1, 1, -1, 0, -2, -3, -4),
  odds: fc.integer({ min: 10_001, max: 30_000 }),
})

const said = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('odds_change'), price, lines: someLines }) },
  fc.record({
    kind: fc.constant('bet_stop'),
    groups: fc.subarray(['all', 'score', '1st_half', 'corners'], { minLength: 1 }),
    status: fc.constantFrom(-1, 0),
  }),
  fc.record({
    kind: fc.constant('bet_settlement'),
    certainty: fc.constantFrom(1, 2),
    lines: someLines,
    result,
  }),
  fc.record({ kind: fc.constant('rollback_bet_settlement'), lines: someLines }),
  fc.record({ kind: fc.constant('bet_cancel'), window, lines: someLines }),
  fc.record({ kind: fc.constant('rollback_bet_cancel'), window, lines: someLines }),
)

const message = fc.tuple(said, fc.constantFrom(1, 3)).map(([one, producer]) => {
  const common = { event: 'match', producer }
  switch (one.kind) {
    case 'odds_change': {
      const outcomes = [{ id: outcome, odds: one.price.odds, isActive: true }]
      return {
        ...common,
        kind: one.kind,
        lines: one.lines.map((line) => ({ line, status: one.price.status, outcomes })),
      }
    }
    case 'bet_settlement': {
      const results = { [outcome]: one.result }
      return {
        ...common,
        kind: one.kind,
        certainty: one.certainty,
        lines: one.lines.map((line) => ({ line, results })),
      }
    }
    default:
      return { ...common, ...one }
  }
})

/** As their producers said them, one after another. */
const inOrder = fc
  .array(message, { minLength: 1, maxLength: 25 })
  .map((all) => all.map((one, at) => ({ ...one, at })) as EventMessage[])
/** With several in one millisecond. */
const withTies = fc
  .array(fc.tuple(message, fc.integer({ min: 0, max: 6 })), { minLength: 1, maxLength: 25 })
  .map((all) => all.map(([one, at]) => ({ ...one, at })) as EventMessage[])

/** What is shown and owed after these. */
function after(messages: readonly EventMessage[], heard: readonly number[] = [1, 3]) {
  const state = noEventState()
  for (const one of messages) hear(state, one)
  return lines.map((line) => ({
    shown: shownLine(state, line, groupsOf(line), (producer) => heard.includes(producer)),
    owed: bets.map((acceptedAt) => owedResult(state, line, outcome, acceptedAt)),
  }))
}

/** The same messages late, doubled and out of order. */
function disturbed(messages: EventMessage[]) {
  return fc
    .tuple(
      fc.shuffledSubarray(messages, { minLength: messages.length }),
      fc.array(fc.constantFrom(...messages), { maxLength: 10 }),
    )
    .chain(([all, more]) => fc.shuffledSubarray([...all, ...more], { minLength: all.length + more.length }))
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
