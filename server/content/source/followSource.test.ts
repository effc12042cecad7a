import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SourceError } from './ContentSource.ts'
import type { SyncOutcome } from './createSync.ts'
import { followSource } from './followSource.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const pollMs = 60_000

function followed() {
  const looks: boolean[] = []
  let next: () => Promise<SyncOutcome> = async () => 'unchanged'
  const look = (isWhole: boolean) => {
    looks.push(isWhole)
    return next()
  }
  const source = followSource({ look, pollMs, log, wholeMs: 10 * pollMs })
  return {
    ...source,
    looks,
    answer: (how: typeof next) => {
      next = how
    },
  }
}

it('reads everything at once, then asks from time to time, and reads everything again at times', async () => {
  const { looks, start, stop } = followed()
  start()
  await vi.advanceTimersByTimeAsync(0)
  expect(looks).toEqual([true])
  await vi.advanceTimersByTimeAsync(pollMs * 1.2)
  expect(looks).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(pollMs * 11)
  expect(looks.filter(Boolean)).toHaveLength(2)
  await stop()
  const count = looks.length
  await vi.advanceTimersByTimeAsync(pollMs * 5)
  expect(looks).toHaveLength(count)
})

it('gathers hints, and looks once more for one that came while it looked', async () => {
  const { looks, start, hint, answer } = followed()
  start()
  await vi.advanceTimersByTimeAsync(0)
  for (let turn = 0; turn < 20; turn += 1) hint()
  let end: (outcome: SyncOutcome) => void = () => {}
  answer(() => new Promise((resolve) => (end = resolve)))
  await vi.advanceTimersByTimeAsync(300)
  expect(looks).toEqual([true, true])
  hint()
  await vi.advanceTimersByTimeAsync(300)
  expect(looks).toHaveLength(2)
  answer(async () => 'unchanged')
  end('published')
  await vi.advanceTimersByTimeAsync(0)
  expect(looks).toEqual([true, true, true])
})

it('comes back soon after a failure, later after each further one, and says once what is the matter', async () => {
  const { looks, start, status, answer } = followed()
  answer(async () => {
    throw new SourceError('Strapi did not answer')
  })
  start()
  await vi.advanceTimersByTimeAsync(0)
  expect(status()).toEqual({ reachedAt: undefined, failure: 'Strapi did not answer' })
  await vi.advanceTimersByTimeAsync(1_200)
  expect(looks).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(1_200)
  expect(looks).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_200)
  expect(looks).toHaveLength(3)
  expect(log.warn).toHaveBeenCalledTimes(1)
  answer(async () => 'published')
  await vi.advanceTimersByTimeAsync(pollMs * 1.2)
  expect(status()).toEqual({ reachedAt: expect.any(Number), failure: undefined })
})
