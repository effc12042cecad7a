import { expect, test } from 'vitest'
import { foldsOf } from './linesOf.ts'
import { lineOdds, sumsOf } from './returnOfWager.ts'
import { emptySlip, kindNow, type SlipState } from './SlipState.ts'
import { systemsOf } from './systemsOf.ts'
import { pick } from './testing/picks.ts'
import { areTaken, type SlipQuote, slipOfWager, type Wager, wagersOf } from './Wager.ts'

const slip = (legs: number, more: Partial<SlipState> = {}): SlipState => ({
  ...emptySlip,
  selections: Array.from({ length: legs }, (_, at) => pick(at + 1)),
  ...more,
})
const first = (state: SlipState): Wager => {
  const [wager] = wagersOf(state)
  if (!wager) throw new Error('no bet')
  return wager
}

test('a slip is bet as what was chosen, where its selections do for it', () => {
  expect([0, 1, 2, 3].map((legs) => kindNow(slip(legs)))).toEqual([
    'single',
    'single',
    'multiple',
    'multiple',
  ])
  expect(kindNow(slip(3, { kind: 'system' }))).toBe('system')
  expect(kindNow(slip(2, { kind: 'system' }))).toBe('multiple')
  expect(kindNow(slip(2, { kind: 'single' }))).toBe('single')
})

test('singles are a bet for each selection, with a stake of its own', () => {
  const state = slip(2, { kind: 'single', stakes: { 'sr:match:2 1 1': '5' } })
  expect(wagersOf(state).map(({ system, stake }) => ({ system, stake }))).toEqual([
    { system: 'single', stake: '' },
    { system: 'single', stake: '5' },
  ])
})

test('a boosted price is one of single bets with money; others are at the usual one', () => {
  const boosted = pick(1, { boost: 'derby', odds: 24_000, usualOdds: 19_000 })
  const seen = (more: Partial<SlipState>) =>
    wagersOf(slip(0, { selections: [boosted], ...more })).map(({ selections }) =>
      selections.map(({ odds, boost }) => [odds, boost]),
    )
  expect(seen({})).toEqual([[[24_000, 'derby']]])
  for (const more of [{ isEachWay: true }, { freeBet: 9 }])
    expect(seen(more)).toEqual([[[19_000, undefined]]])
  const two = slip(0, { selections: [boosted, pick(2, { odds: 20_000 })], stakes: { multiple: '1' } })
  expect(sumsOf(first(two), 100n, undefined)?.back).toBe(380n)
  expect(slipOfWager(first(two), 'none').selections).toMatchObject([{ odds: 19_000 }, { odds: 20_000 }])
})

test('systems are those with a name, then k of n; bankers count in both', () => {
  const names = (legs: number, bankers = 0) =>
    systemsOf(legs, bankers).map(({ system, lines }) => `${system} ${lines}`)
  expect(names(3)).toEqual(['trixie 4', 'patent 7', '1/3 3', '2/3 3'])
  expect(names(4)).toEqual(['yankee 11', 'lucky_15 15', '1/4 4', '2/4 6', '3/4 4'])
  expect(names(5, 1)).toEqual(['yankee 11', 'lucky_15 15', '2/5 4', '3/5 6', '4/5 4'])
  expect(systemsOf(8).find(({ system }) => system === 'goliath')?.lines).toBe(247)
})

test('lines are written out up to thirty, and beyond that told by folds', () => {
  const lucky = first(slip(4, { kind: 'system', system: 'lucky_15' }))
  expect(foldsOf(lucky).map(({ size, count, lines }) => [size, count, lines?.length])).toEqual([
    ...[
      [1, 4, 4],
      [2, 6, 6],
      [3, 4, 4],
      [4, 1, 1],
    ],
  ])
  const banked = slip(4, { kind: 'system', system: '3/4' })
  const withBanker = {
    ...banked,
    selections: banked.selections.map((one, at) => ({ ...one, isBanker: at === 2 })),
  }
  expect(foldsOf(first(withBanker))[0]?.lines).toEqual([
    [0, 1, 2],
    [0, 2, 3],
    [1, 2, 3],
  ])
  const heinz = foldsOf(first(slip(6, { kind: 'system', system: 'heinz' })))
  expect(heinz.map(({ size, count, lines }) => [size, count, lines])).toEqual(
    [
      [2, 15],
      [3, 20],
      [4, 15],
      [5, 6],
      [6, 1],
    ].map(([size, count]) => [size, count, undefined]),
  )
})

test('a return is what the platform computes, rounded once', () => {
  expect(sumsOf(first(slip(3)), 1000n, undefined)).toEqual({ stakes: 1n, stake: 1000n, back: 6968n })
  const lucky = { ...first(slip(4, { kind: 'system', system: 'lucky_15' })) }
  const at4 = { ...lucky, selections: lucky.selections.map((one) => ({ ...one, odds: 40_000 })) }
  // (1 + 4)⁴ − 1
  expect(sumsOf(at4, 10n, undefined)).toEqual({ stakes: 15n, stake: 150n, back: 6240n })
})

test('a return is held to what a bet may win, and of each way only told with its places', () => {
  const wager = first(slip(1, { isEachWay: true, selections: [pick(1, { odds: 170_000 })] }))
  expect(sumsOf(wager, 2000n, undefined)).toEqual({ stakes: 2n, stake: 4000n })
  const quote = {
    selections: [{ event: 'sr:match:1', line: '1', outcome: '1', odds: 170_000, place_part: 4 }],
    most_win: { amount: '100000.00', currency: 'EUR' },
  } as unknown as SlipQuote
  expect(sumsOf(wager, 2000n, quote)?.back).toBe(44_000n)
  const low = { ...quote, most_win: { amount: '10.00', currency: 'EUR' } }
  expect(sumsOf(wager, 2000n, low)?.back).toBe(5000n)
})

test('selections of one event are never multiplied: they have a common price, or none', () => {
  const two = { event: 'sr:match:1', line: '18', outcome: '12' }
  const wager = first(slip(2, { selections: [pick(1), pick(1, two), pick(2)] }))
  expect(sumsOf(wager, 1000n, undefined)).toEqual({ stakes: 1n, stake: 1000n })
  expect(lineOdds(wager, undefined)).toBeUndefined()
  const quote = {
    selections: wager.selections.map(({ event, line, outcome, odds }) => ({
      ...{ event, line, outcome, odds },
      ...(event === 'sr:match:1' && { joint_odds: 25_000 }),
    })),
    most_win: { amount: '100000.00', currency: 'EUR' },
  } as unknown as SlipQuote
  // 10 × 2.5 × 1.91
  expect(sumsOf(wager, 1000n, quote)).toEqual({ stakes: 1n, stake: 1000n, back: 4775n })
  const alone = { ...wager, selections: wager.selections.slice(1) }
  expect(sumsOf(alone, 1000n, quote)?.back).toBe(3648n)
})

test('who takes no other price has the platform hold them to what they saw', () => {
  const wager = first(slip(1))
  expect(slipOfWager(wager, 'none').selections[0]).toMatchObject({ odds: 19_100 })
  expect(slipOfWager(wager, 'higher').selections[0]).not.toHaveProperty('odds')
  expect(areTaken('none', [20_000], [20_100])).toBe(false)
  expect([
    areTaken('higher', [20_000], [20_100]),
    areTaken('higher', [20_000, 20_000], [21_000, 19_900]),
  ]).toEqual([...[true, false]])
  expect(areTaken('any', [20_000], [10_100])).toBe(true)
})
