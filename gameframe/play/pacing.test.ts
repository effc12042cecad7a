import { describe, expect, test } from 'vitest'
import { pacing } from './pacing.ts'

const free = { least_round_ms: 0, autoplay: true, turbo: true, celebrate_returns: true }

describe("a casino's rules of play", () => {
  test('least_round_ms: the next round waits until the last has lasted so long', () => {
    const { waitAfter } = pacing({ ...free, least_round_ms: 2500 })
    expect(waitAfter(1000, 1800)).toBe(1700)
    expect(waitAfter(1000, 9000)).toBe(0)
    expect(pacing(free).waitAfter(1000, 1000)).toBe(0)
  })
  test('turbo: where it is forbidden, nothing is quicker and nothing can be stopped', () => {
    expect(pacing({ ...free, turbo: false })).toMatchObject({ canTurbo: false, canStop: false })
    expect(pacing(free)).toMatchObject({ canTurbo: true, canStop: true })
  })
  test('autoplay: where it is forbidden, every round is begun by a press', () => {
    expect(pacing({ ...free, autoplay: false }).canPlayAutomatically).toBe(false)
  })
  test('celebrate_returns: where it is forbidden, a return up to the stake is no win', () => {
    const { celebrates } = pacing({ ...free, celebrate_returns: false })
    expect([celebrates(99n, 100n), celebrates(100n, 100n), celebrates(101n, 100n)]).toEqual([
      false,
      false,
      true,
    ])
    expect(pacing(free).celebrates(1n, 100n)).toBe(true)
    expect(pacing(free).celebrates(0n, 100n)).toBe(false)
  })
})
