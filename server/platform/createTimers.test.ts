import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseAwayError } from '../db/DatabaseAwayError.ts'
import { createTimers } from './createTimers.ts'

const error = vi.fn()
let timers: ReturnType<typeof createTimers>

beforeEach(() => {
  vi.useFakeTimers()
  timers = createTimers({ error })
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** Something that lasts until it is ended. */
function until() {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  return { promise, end: () => end() }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('tells of what fails, at once or later, and tries it again; of a database that is away others tell', async () => {
  const failure = new Error('no points')
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(failure)
    .mockImplementationOnce(() => {
      throw failure
    })
    .mockRejectedValueOnce(new DatabaseAwayError('none'))
    .mockResolvedValue(undefined)
  timers.every(1000, 'points', work)
  await pass(4000)
  expect(work).toHaveBeenCalledTimes(4)
  expect(error.mock.calls).toEqual([
    [{ err: failure, what: 'points' }, 'a sweep has failed'],
    [{ err: failure, what: 'points' }, 'a sweep has failed'],
  ])
})

it('does one thing once at a time, and waits with no other for it', async () => {
  const { promise, end } = until()
  const [slow, quick] = [vi.fn(() => promise), vi.fn(async () => {})]
  timers.every(1000, 'slow', slow)
  timers.every(1000, 'quick', quick)
  await pass(3000)
  expect([slow, quick].map(({ mock }) => mock.calls.length)).toEqual([1, 3])
  end()
  await pass(1000)
  expect(slow).toHaveBeenCalledTimes(2)
})

it('stops when nothing is under way, and begins nothing more', async () => {
  const { promise, end } = until()
  const work = vi.fn((_signal: AbortSignal) => promise)
  timers.every(1000, 'slow', work)
  await pass(1000)
  let isStopped = false
  const stopped = timers.stop().then(() => {
    isStopped = true
  })
  await pass(5000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(work.mock.calls[0]?.[0].aborted).toBe(true)
  expect(isStopped).toBe(false)
  end()
  await stopped
})
