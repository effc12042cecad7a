import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '#renderers/host.ts'
import { paceOf } from './paceOf.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets one question go a second, whoever asks', () => {
  const pace = paceOf({} as Host)
  expect([pace(0).wait, pace(0).wait, pace(0).wait]).toEqual([0, 1000, 2000])
  vi.advanceTimersByTime(1000)
  expect(pace(0).wait).toBe(2000)
  expect(pace(4000).wait).toBe(4000)
  expect(pace(3500).wait).toBe(5000)
})

it('gives a turn that is given up to the next', () => {
  const pace = paceOf({} as Host)
  pace(0)
  const second = pace(0)
  second.leave()
  expect(pace(0).wait).toBe(1000)
})
