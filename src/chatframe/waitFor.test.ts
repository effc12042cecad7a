import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from './waitFor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('looks every 100 ms until there is something', async () => {
  const look = vi.fn(() => (look.mock.calls.length > 3 ? 'there' : undefined))
  const found = waitFor(look)
  await vi.advanceTimersByTimeAsync(299)
  expect(look).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toBe('there')
})

it('gives up after 5 s', async () => {
  const failed = vi.fn()
  waitFor(() => false).catch(failed)
  await vi.advanceTimersByTimeAsync(4999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})
