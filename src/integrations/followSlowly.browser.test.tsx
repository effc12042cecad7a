import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../testing/openApp.tsx'
import { followSlowly } from './followSlowly.ts'

const minute = 60_000
let opened: Awaited<ReturnType<typeof openApp>>
let stop: () => void
beforeEach(async () => {
  opened = await openApp('/')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  stop = followSlowly(opened.app, opened.host.report)
})
afterEach(() => {
  stop()
  opened.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function load(follows?: 'jackpot') {
  const asked = vi.fn(async () => {})
  opened.app.onRefresh(asked, follows)
  return asked
}

it('asks once a minute for what a visitor follows, and for nothing else', () => {
  const [jackpot, other] = [load('jackpot'), load()]
  vi.advanceTimersByTime(3 * minute)
  expect(jackpot).toHaveBeenCalledTimes(3)
  expect(other).not.toHaveBeenCalled()
})

it('leaves it to the stream where somebody is signed in', () => {
  const jackpot = load('jackpot')
  opened.app.stores.session.set({ uid: 7, authenticated: true })
  vi.advanceTimersByTime(3 * minute)
  expect(jackpot).not.toHaveBeenCalled()
})

it('asks when the page is seen again, once it is old', () => {
  const jackpot = load('jackpot')
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(5 * minute)
  expect(jackpot).not.toHaveBeenCalled()
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(jackpot).toHaveBeenCalledTimes(1)
})
