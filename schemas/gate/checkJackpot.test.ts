import { expect, it } from 'vitest'
import type { Definition, JackpotDefinition } from '#generated/grammar/types.ts'
import aurora from '../site/jackpots/aurora.json' with { type: 'json' }
import site from '../site/site.json' with { type: 'json' }
import { checkJackpot } from './checkJackpot.ts'

const [first, ...rest] = aurora.tiers
const findings = (change: object, ...others: object[]) => {
  const jackpot = { ...aurora, ...change } as unknown as JackpotDefinition
  const definitions = [site, jackpot, ...others] as unknown as Definition[]
  return checkJackpot(jackpot, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
}
const withFirst = (change: object) => findings({ tiers: [{ ...first, ...change }, ...rest] })

it('a jackpot has a number and tiers of its own, with every currency', () => {
  expect(findings({})).toEqual([])
  expect(findings({}, { ...aurora, id: 'other' })).toEqual(['duplicate_number /number'])
  expect(findings({ tiers: [first, first] })).toEqual(['jackpot_tier /tiers/1/id'])
  expect(withFirst({ seed: { EUR: '1.00' } })).toContain('missing_amount /tiers/0/seed')
})

it('a tier can be won: its ceiling is above its seed, and odds are said where there are any', () => {
  expect(withFirst({ ceiling: first?.seed })).toContain('jackpot_ceiling /tiers/0/ceiling/EUR')
  expect(withFirst({ kind: 'progressive' })).toEqual(['jackpot_odds /tiers/0/every'])
  expect(withFirst({ every: first?.ceiling })).toEqual(['jackpot_odds /tiers/0/every'])
})
