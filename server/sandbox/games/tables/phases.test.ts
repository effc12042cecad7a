import { expect, test } from 'vitest'
import { timeOf } from '#games/engines/crashFlight.ts'
import { nextStep, shownPhase } from './phases.ts'
import type { TableGame } from './sharedRules.ts'
import type { Part, TableRound } from './tableRepository.ts'

const wheel = {
  kind: 'roulette',
  table: { betting: 20_000, closed: 2_000, running: 6_000, result: 5_000 },
} as TableGame
const flight = { kind: 'crash', table: { betting: 12_000, closed: 1_500, result: 5_000 } } as TableGame

const round = (more: Partial<TableRound>): TableRound => ({
  ...{ game: 'g', number: 3, seeds: 1, startsAt: null, result: null, endedAt: null },
  ...{ phase: 'betting', closesAt: new Date(20_000) },
  ...more,
})
const leaving = (at: number) => ({ round: { choice: { stake: '1', at } } }) as unknown as Part

test('a round goes from the bets to the next round, each step at its time', () => {
  const running = { phase: 'running', startsAt: new Date(22_000), result: 17 } as const
  const steps = [
    round({}),
    round({ phase: 'closed' }),
    round(running),
    round({ ...running, phase: 'over', endedAt: new Date(28_000) }),
  ].map((one) => nextStep(wheel, one))
  expect(steps).toEqual([
    { step: 'close', at: 20_000 },
    { step: 'run', at: 22_000 },
    { step: 'finish', at: 28_000 },
    { step: 'open', at: 33_000 },
  ])
})

test('a flight lasts until it ends, and lets go who leaves before', () => {
  const flying = round({ phase: 'running', startsAt: new Date(30_000), result: 200 })
  const ends = 30_000 + timeOf(200)
  expect(nextStep(flight, flying)).toEqual({ step: 'finish', at: ends })
  expect(nextStep(flight, flying, leaving(150))).toEqual({ step: 'let-go', at: 30_001 + timeOf(150) })
  // Who leaves where it ends is paid with all others.
  expect(nextStep(flight, flying, leaving(200)).step).toBe('finish')
})

test('the number of a wheel is told when it spins, the end of a flight when it has come', () => {
  const running = { phase: 'running', startsAt: new Date(22_000), result: 17 } as const
  expect(shownPhase(wheel, round(running), 23_000)).toEqual({
    ...{ phase: 'running', until: 28_000, began: 22_000, result: 17 },
  })
  expect(shownPhase(flight, round(running), 23_000)).toEqual({
    ...{ phase: 'running', until: null, began: 22_000, result: null },
  })
  const over = round({ ...running, phase: 'over', endedAt: new Date(28_000) })
  expect(shownPhase(flight, over, 29_000)).toMatchObject({ phase: 'result', until: 33_000, result: 17 })
  expect(shownPhase(flight, over, 33_000)).toMatchObject({ phase: 'waiting', until: null })
  expect(shownPhase(flight, undefined, 0)).toMatchObject({ phase: 'waiting', result: null })
})
