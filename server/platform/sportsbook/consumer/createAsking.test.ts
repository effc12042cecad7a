import { expect, test } from 'vitest'
import { createAsking } from './createAsking.ts'
import type { AskedRecovery } from './recoveryRepository.ts'

const minute = 60_000

/** Processes one after another, of which each reads what those before it have written. */
function account() {
  let now = Date.UTC(2026, 0, 1)
  const kept: AskedRecovery[] = []
  return {
    kept,
    later: (ms: number) => {
      now += ms
    },
    process: () =>
      createAsking({
        before: kept,
        keep: async (asked) => void kept.push(asked),
        clock: () => new Date(now),
      }),
  }
}

test('a process that begins again and again keeps to what the feed allows its account', async () => {
  const { process, later } = account()
  const taken: boolean[] = []
  for (let start = 0; start < 4; start += 1) {
    taken.push((await process().take({ producer: 3 })) !== undefined)
    later(minute)
  }
  expect(taken).toEqual([true, true, false, false])
  expect(await process().take({ producer: 1 })).toBeDefined()
  expect(await process().take({ producer: 3, back: 29 * minute })).toBeDefined()
  later(27 * minute)
  expect(await process().take({ producer: 3 })).toBeDefined()
})

test('what is asked for at once counts at once, and is written down before it is asked for', async () => {
  const { process, kept } = account()
  const asking = process()
  const numbers = await Promise.all([1, 2, 3].map(() => asking.take({ producer: 3 })))
  expect(new Set(numbers).size).toBe(3)
  expect(numbers[2]).toBeUndefined()
  expect(kept).toHaveLength(2)
})

test('what cannot be written down is not asked for', async () => {
  const asking = createAsking({
    ...{ before: [], clock: () => new Date() },
    keep: async () => Promise.reject(new Error('away')),
  })
  await expect(asking.take({ producer: 3 })).rejects.toThrow('away')
})

test('single events have limits of their own, over all producers', async () => {
  const { process, later, kept } = account()
  for (let count = 0; count < 50; count += 1)
    expect(await process().take({ producer: count % 2 ? 1 : 3, event: `sr:match:${count}` })).toBeDefined()
  const at = kept[49]?.at.getTime()
  expect(await process().take({ producer: 3, event: 'sr:match:50' })).toBeUndefined()
  expect(await process().take({ producer: 3, back: minute })).toBeDefined()
  later(10 * minute)
  expect(process().lastOf(1, 'sr:match:49')).toBe(at)
  expect(process().lastOf(3, 'sr:match:49')).toBe(Number.NEGATIVE_INFINITY)
  expect(await process().take({ producer: 3, event: 'sr:match:50' })).toBeDefined()
})
