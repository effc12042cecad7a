import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareShares, type Share, type Verdict } from '../../server/content/funnel/compareShares.ts'

const share = fc
  .record({ visits: fc.integer({ min: 0, max: 100_000 }), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ visits, part }): Share => ({ visits, completed: Math.round(visits * part) }))
const opposite: Record<Verdict, Verdict> = { few: 'few', same: 'same', fell: 'rose', rose: 'fell' }

describe('whether fewer complete a form', () => {
  it('is the same question from both sides', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        expect(compareShares(other, one)).toBe(opposite[compareShares(one, other)])
      }),
    )
  })

  it('is never so where as many do', () => {
    fc.assert(
      fc.property(share, fc.integer({ min: 1, max: 20 }), (one, times) => {
        const more = { visits: one.visits * times, completed: one.completed * times }
        expect(['few', 'same']).toContain(compareShares(one, more))
      }),
    )
  })

  it('is so the more, the fewer complete it and the more visits tell', () => {
    fc.assert(
      fc.property(share, share, fc.nat(1_000), (before, now, less) => {
        fc.pre(compareShares(before, now) === 'fell')
        const fewer = { ...now, completed: Math.max(0, now.completed - less) }
        expect(['fell', 'few']).toContain(compareShares(before, fewer))
        const twice = ({ visits, completed }: Share) => ({ visits: 2 * visits, completed: 2 * completed })
        expect(compareShares(twice(before), twice(now))).toBe('fell')
      }),
    )
  })

  it('is seldom found where nothing has changed, and mostly where a third of them is lost', () => {
    const random = seeded(20261123)
    const draw = (visits: number, chance: number): Share => {
      let completed = 0
      for (let at = 0; at < visits; at += 1) if (random() < chance) completed += 1
      return { visits, completed }
    }
    const found = (before: number, now: number) =>
      Array.from({ length: 1_000 }, () => compareShares(draw(600, before), draw(400, now))).filter(
        (verdict) => verdict === 'fell',
      ).length
    for (const chance of [0.05, 0.3, 0.6, 0.95]) expect(found(chance, chance)).toBeLessThanOrEqual(5)
    expect(found(0.6, 0.4)).toBeGreaterThan(990)
  })
})

/** Mulberry32: the same numbers at every run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
