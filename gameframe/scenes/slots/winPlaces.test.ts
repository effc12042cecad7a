import { describe, expect, test } from 'vitest'
import type { SlotConfig } from '#games/engines/slots/SlotConfig.ts'
import type { SlotSpin } from '#games/engines/slots/spinReels.ts'
import { reelColumn } from './reelColumn.ts'
import { shownWindows, winPlaces } from './winPlaces.ts'

const config: SlotConfig = {
  rows: 2,
  reels: ['AB', 'AB', 'AB'],
  coins: 1,
  wins: { by: 'lines', lines: [[0, 1, 0]] },
  pays: { A: [0, 2, 5] },
  wild: { symbol: 'W', expands: true },
  scatter: { symbol: 'S', pays: [0, 1] },
  mystery: { symbol: '?', becomes: [['A', 1]] },
}
const spin = (windows: string[], more: Partial<SlotSpin> = {}): SlotSpin => ({
  stops: [0, 0, 0],
  windows,
  multiplier: 1,
  wins: [],
  scatters: 0,
  units: 0,
  ...more,
})
const at = (...pairs: [number, number][]) => pairs.map(([reel, row]) => ({ reel, row }))

describe('what a spin shows', () => {
  test('a line covers its places from the left, or from the right', () => {
    const shown = spin(['AB', 'BA', 'AB'])
    const win = { symbol: 'A', count: 2, units: 2, line: 0 }
    expect(winPlaces(config, shown, win)).toEqual(at([0, 0], [1, 1]))
    expect(winPlaces(config, shown, { ...win, isReverse: true })).toEqual(at([1, 1], [2, 0]))
  })
  test('a way covers the symbol and wilds on its reels alone', () => {
    const ways: SlotConfig = { ...config, wins: { by: 'ways' }, wild: { symbol: 'W' } }
    const win = { symbol: 'A', count: 2, units: 2, ways: 1 }
    expect(winPlaces(ways, spin(['AB', 'WB', 'AB']), win)).toEqual(at([0, 0], [1, 0]))
  })
  test('scatters are found wherever they are', () => {
    const win = { symbol: 'S', count: 2, units: 1 }
    expect(winPlaces(config, spin(['SB', 'BA', 'AS']), win)).toEqual(at([0, 0], [2, 1]))
  })
  test('an expanding symbol covers the reels that show it', () => {
    const win = { symbol: 'A', count: 2, units: 5 }
    expect(winPlaces(config, spin(['AB', 'BB', 'BA']), win, 'A')).toEqual(at([0, 0], [0, 1], [2, 0], [2, 1]))
  })
  test('mysteries are told and wilds cover their reels', () => {
    expect(shownWindows(config, spin(['?B', 'WB', '??'], { told: 'A' }))).toEqual(['AB', 'WW', 'AA'])
  })
  test('a reel shows its own strip on the way to its stop', () => {
    expect(reelColumn('ABCD', 3, 2, 'XY', 3)).toBe('DABCDXY')
  })
})
