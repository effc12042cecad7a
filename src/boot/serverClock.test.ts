import { afterEach, expect, it, vi } from 'vitest'
import { serverClock, setServerClock } from './serverClock.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A device whose clock says `device`, and a document that came so. */
function opened(device: string, type: 'navigate' | 'back_forward') {
  vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] })
  vi.stubGlobal('performance', {
    timeOrigin: Date.now(),
    getEntriesByType: () => [{ type, responseStart: 0 }],
  })
}

it('goes by the server, however wrong the clock of the device', () => {
  opened('2020-01-01T00:00:00Z', 'navigate')
  setServerClock(Date.parse('2026-11-22T12:00:00Z'))
  vi.setSystemTime('2020-01-01T00:00:30Z')
  expect(serverClock().toISOString()).toBe('2026-11-22T12:00:30.000Z')
  // What the back button shows was made long before.
  opened('2020-01-01T01:00:00Z', 'back_forward')
  setServerClock(Date.parse('2026-11-22T12:00:00Z'))
  expect(serverClock().toISOString()).toBe('2026-11-22T13:00:00.000Z')
})
