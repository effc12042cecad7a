import { expect, it } from 'vitest'
import type { Definition, PromotionDefinition } from '#generated/grammar/types.ts'
import fair from '../site/promotions/fair-rounds.json' with { type: 'json' }
import { checkPromotion } from './checkPromotion.ts'

const findings = (change: object, ...others: object[]) => {
  const promotion = { ...fair, ...change } as unknown as PromotionDefinition
  const definitions = [promotion, ...others] as unknown as Definition[]
  return checkPromotion(promotion, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
}

it('a promotion has a number of its own, and a time that comes', () => {
  expect(findings({})).toEqual([])
  expect(findings({}, { ...fair, id: 'other' })).toEqual(['duplicate_number /number'])
  expect(findings({ starts: '2026-02-01T00:00:00Z', ends: '2026-01-01T00:00:00Z' })).toEqual([
    'promotion_time /ends',
  ])
})
