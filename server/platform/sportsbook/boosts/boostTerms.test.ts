import { expect, it } from 'vitest'
import type { PriceBoost } from '#generated/grammar/types.ts'
import { type BoostReader, boostOf, boostsFor } from './boostTerms.ts'

const selection = { event: 'sr:match:42', line: '1', outcome: '1' }
const boost: PriceBoost = {
  ...{ ...selection, id: 'derby', odds: '2.40', mostStake: { EUR: '10.00' } },
  ...{ starts: '2026-01-10T12:00:00Z', ends: '2026-01-10T18:00:00Z' },
}
const reader: BoostReader = {
  now: new Date('2026-01-10T15:00:00Z'),
  ...{ currency: 'EUR', isAllowed: true, used: new Set() },
}
const ids = (more: Partial<BoostReader> = {}) =>
  boostsFor({ boosts: [boost] }, { ...reader, ...more }).map(({ id }) => id)

it('is offered at its time alone, from its first moment until its last', () => {
  const at = (moment: string) => ids({ now: new Date(moment) })
  expect([at('2026-01-10T11:59:59.999Z'), at('2026-01-10T12:00:00Z')]).toEqual([[], ['derby']])
  expect([at('2026-01-10T17:59:59.999Z'), at('2026-01-10T18:00:00Z')]).toEqual([['derby'], []])
})

it('is offered in its currencies, where the country allows it, and once', () => {
  expect(ids()).toEqual(['derby'])
  expect(ids({ currency: 'SEK' })).toEqual([])
  expect(ids({ isAllowed: false })).toEqual([])
  expect(ids({ used: new Set(['derby']) })).toEqual([])
})

it('holds for the selection that asks for it, and only where it is better', () => {
  const offered = boostsFor({ boosts: [boost] }, reader)
  expect(boostOf(offered, { ...selection, boost: 'derby' }, 21_000)).toMatchObject({
    ...{ odds: 24_000, boost: { mostStake: 1000n } },
  })
  expect(boostOf(offered, selection, 21_000)).toBeUndefined()
  expect(boostOf(offered, { ...selection, outcome: '2', boost: 'derby' }, 21_000)).toBeUndefined()
  expect(boostOf(offered, { ...selection, boost: 'derby' }, 24_000)).toBeUndefined()
  expect(boostOf(offered, { ...selection, boost: 'derby' }, 0)).toBeUndefined()
})
