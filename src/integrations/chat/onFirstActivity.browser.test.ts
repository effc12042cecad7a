import { afterEach, expect, it, vi } from 'vitest'
import { onFirstActivity } from './onFirstActivity.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(['scroll', 'click', 'mousemove', 'keydown', 'touchstart', 'focus'])(
  'begins once after %s, after a second where the browser tells of no idle time',
  (activity) => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const begin = vi.fn()
    onFirstActivity(begin)
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(5000)
    expect(begin).not.toHaveBeenCalled()
    dispatchEvent(new Event(activity))
    dispatchEvent(new Event(activity))
    vi.advanceTimersByTime(999)
    expect(begin).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    dispatchEvent(new Event(activity))
    vi.advanceTimersByTime(5000)
    expect(begin).toHaveBeenCalledOnce()
  },
)

it('begins when the page is at rest where the browser tells', () => {
  const rests: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => rests.push(rest))
  const begin = vi.fn()
  onFirstActivity(begin)
  dispatchEvent(new Event('click'))
  expect([rests.length, begin.mock.calls.length]).toEqual([1, 0])
  rests[0]?.()
  expect(begin).toHaveBeenCalledOnce()
})
