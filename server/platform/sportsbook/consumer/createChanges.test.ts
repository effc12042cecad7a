import { expect, test, vi } from 'vitest'
import { createChanges } from './createChanges.ts'

/** A bus that is away for as long as it is told to. */
function listening() {
  const heard: unknown[] = []
  const bus = { isAway: false, tries: 0 }
  const changes = createChanges({
    async publish(_channel, payload) {
      bus.tries += 1
      if (bus.isAway) throw new Error('away')
      heard.push(JSON.parse(payload))
    },
  })
  return { heard, bus, changes }
}

test('what changes within a tenth of a second is told at once, and all of it where it is much', async () => {
  vi.useFakeTimers()
  const { heard, changes } = listening()
  changes.add(['1', '2'])
  changes.add(['2', '3'])
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual([['1', '2', '3']])
  changes.add(Array.from({ length: 901 }, (_, id) => String(id)))
  await vi.advanceTimersByTimeAsync(100)
  expect(heard.at(-1)).toBe('all')
  vi.useRealTimers()
})

test('what could not be told is made up for by all, and by nothing after the end', async () => {
  vi.useFakeTimers()
  const { heard, bus, changes } = listening()
  bus.isAway = true
  changes.add(['1'])
  await vi.advanceTimersByTimeAsync(350)
  expect(bus.tries).toBe(3)
  bus.isAway = false
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual(['all'])
  bus.isAway = true
  changes.add(['2'])
  await vi.advanceTimersByTimeAsync(100)
  changes.stop()
  const { tries } = bus
  changes.add(['3'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(bus.tries).toBe(tries)
  vi.useRealTimers()
})
