import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import site from '#schemas/site/site.json' with { type: 'json' }
import { playRules } from './playRules.ts'

const free = { leastRoundMs: 0, autoplay: true, turbo: true, celebrateReturns: false }
const jurisdictions = [
  { code: 'standard', countries: [] },
  {
    code: 'gb',
    countries: ['GB'],
    play: { leastSlotRound: 2500, leastRound: 5000, autoplay: false, turbo: false, celebrateReturns: false },
  },
] as unknown as SiteDefinition['jurisdictions']
const rules = (...rest: [string | undefined, 'slots' | 'roulette']) =>
  playRules({ jurisdictions, defaultJurisdiction: 'standard' }, ...rest)

it('a jurisdiction says how fast and how loud games are, slots apart from others', () => {
  const strict = { autoplay: false, turbo: false, celebrateReturns: false }
  expect(rules('GB', 'slots')).toEqual({ ...strict, leastRoundMs: 2500 })
  expect(rules('GB', 'roulette')).toEqual({ ...strict, leastRoundMs: 5000 })
})

it('where it says nothing, nothing is restricted but that a return up to the stake is no win', () => {
  expect(rules('LV', 'slots')).toEqual(free)
  expect(rules(undefined, 'roulette')).toEqual(free)
})

it('of the starter site no jurisdiction lets a return up to the stake be shown as a win', () => {
  const codes = site.jurisdictions.map(({ code, countries }) => {
    const [country] = countries
    const at = { ...(site as unknown as SiteDefinition), defaultJurisdiction: code }
    expect(playRules(at, country, 'slots').celebrateReturns, code).toBe(false)
    return code
  })
  expect(codes).toContain('standard')
})

const strict = { autoplay: false, turbo: false }
const loose = { autoplay: true, turbo: true }
it.each([
  // No law of its own.
  ['standard', { ...loose, slots: 0, others: 0 }],
  ['baltic', { ...loose, slots: 0, others: 0 }],
  // UKGC RTS 8A, 14D, 14E, 14G.
  ['gb', { ...strict, slots: 2500, others: 5000 }],
  // LIFS 2018:8.
  ['se', { autoplay: false, turbo: true, slots: 3000, others: 0 }],
  // GlüStV § 22a.
  ['de', { ...strict, slots: 5000, others: 0 }],
])(
  'players of %s of the starter site have the pace that their law allows',
  (code, { slots, others, ...law }) => {
    const [country] = site.jurisdictions.find((one) => one.code === code)?.countries ?? []
    const at = { ...(site as unknown as SiteDefinition), defaultJurisdiction: code }
    expect(playRules(at, country, 'slots')).toMatchObject({ ...law, leastRoundMs: slots })
    for (const kind of ['roulette', 'blackjack', 'baccarat', 'dice', 'mines', 'plinko', 'crash'] as const)
      expect(playRules(at, country, kind)).toMatchObject({ ...law, leastRoundMs: others })
  },
)
