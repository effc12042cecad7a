import { describe, expect, it } from 'vitest'
import { againstSlip, type PlayedSlip } from './betTerms.ts'

const single: PlayedSlip = {
  ...{ kind: 'single', isEachWay: false, leastLeg: 15_000 },
  leastLine: { num: 3n, den: 2n },
}
const multiple: PlayedSlip = {
  ...{ kind: 'multiple', isEachWay: false, leastLeg: 12_000 },
  leastLine: { num: 5n, den: 2n },
}

describe('what the terms of a bonus say of a slip', () => {
  it('is nothing where they say nothing', () => {
    expect(againstSlip(undefined, single)).toEqual([])
    expect(againstSlip({}, { ...multiple, kind: 'system', isEachWay: true })).toEqual([])
  })

  it('holds the least odds of each leg and of each line, the bounds themselves among what is taken', () => {
    expect(againstSlip({ leastLegOdds: '1.5' }, single)).toEqual([])
    expect(againstSlip({ leastLegOdds: '1.5001' }, single)).toEqual(['bonus_odds'])
    expect(againstSlip({ leastLegOdds: '1.5' }, multiple)).toEqual(['bonus_odds'])
    expect(againstSlip({ leastOdds: '2.50' }, multiple)).toEqual([])
    expect(againstSlip({ leastOdds: '2.51' }, multiple)).toEqual(['bonus_odds'])
  })

  it('holds the kinds of bets, each way among them', () => {
    expect(againstSlip({ kinds: ['single'] }, single)).toEqual([])
    expect(againstSlip({ kinds: ['single'] }, multiple)).toEqual(['bonus_kind'])
    expect(againstSlip({ kinds: ['single'] }, { ...single, isEachWay: true })).toEqual(['bonus_kind'])
    expect(againstSlip({ kinds: ['single', 'eachWay'] }, { ...single, isEachWay: true })).toEqual([])
    expect(againstSlip({ kinds: ['multiple'], leastLegOdds: '2' }, single)).toEqual([
      'bonus_kind',
      'bonus_odds',
    ])
  })

  it('is for one line alone where the stake does not come back', () => {
    const terms = { isStakeReturned: false }
    expect(againstSlip(terms, multiple)).toEqual([])
    expect(againstSlip(terms, { ...multiple, kind: 'system' })).toEqual(['bonus_kind'])
    expect(againstSlip(terms, { ...single, isEachWay: true })).toEqual(['bonus_kind'])
  })
})
