import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKnown } from './createKnown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something of which each reading is another, and takes a second. */
function open(stale?: number) {
  let readings = 0
  const read = vi.fn(async () => {
    readings += 1
    const own = readings
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return own
  })
  const known = createKnown(3_000, read, stale)
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const first = async () => {
    const value = known.get()
    await wait(1_000)
    return value
  }
  return { known, read, wait, first }
}

describe('createKnown', () => {
  it('reads once for all who ask within a while', async () => {
    const { known, read, wait, first } = open()
    const other = known.get()
    expect([await first(), await other]).toEqual([1, 1])
    await wait(1_500)
    expect(await known.get()).toBe(1)
    expect(read).toHaveBeenCalledOnce()
    await wait(1_500)
    expect(await first()).toBe(2)
  })

  it('gives out what it knows while it reads anew, and no longer', async () => {
    const { known, read, wait, first } = open(30_000)
    await first()
    await wait(10_000)
    expect([await known.get(), await known.get()]).toEqual([1, 1])
    expect(read).toHaveBeenCalledTimes(2)
    await wait(1_000)
    expect(await known.get()).toBe(2)
    await wait(40_000)
    expect(await first()).toBe(3)
  })

  it('gives out nothing that was forgotten, not even what is on its way', async () => {
    const { known, wait, first } = open(30_000)
    await first()
    await wait(10_000)
    void known.get()
    known.forget()
    expect(await first()).toBe(3)
    expect(await known.get()).toBe(3)
  })

  it('asks again for what could not be read', async () => {
    const read = vi.fn(async () => 'read')
    read.mockRejectedValueOnce(new Error('away'))
    const known = createKnown(3_000, read)
    await expect(known.get()).rejects.toThrow('away')
    expect(await known.get()).toBe('read')
  })
})

it('asks a query once that is handed over as it was built, however many wait for it', async () => {
  let asked = 0
  const query = {
    // biome-ignore lint/suspicious/noThenProperty: as the queries of drizzle are
    then: (done: (value: number) => void) => {
      asked += 1
      done(asked)
    },
  }
  const known = createKnown(1_000, () => query as Promise<number>)
  expect([await known.get(), await known.get(), asked]).toEqual([1, 1, 1])
})
