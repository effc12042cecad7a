import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDialogStore } from '../../stores/createDialogStore.ts'
import { renewPage } from './renewPage.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const stops: (() => void)[] = []
function start() {
  const dialogs = createDialogStore()
  const reload = vi.fn()
  stops.push(renewPage({ stores: { dialogs } } as unknown as Parameters<typeof renewPage>[0], reload))
  return { dialogs, reload }
}
const gone = () => dispatchEvent(new Event('gone', { cancelable: true }))
function hold(isHeld: () => boolean, keep = () => {}) {
  const heed = (event: WindowEventMap['renewal']) => {
    if (isHeld()) event.preventDefault()
    else event.detail.push(keep)
  }
  addEventListener('renewal', heed)
  stops.push(() => removeEventListener('renewal', heed))
}
function cameBy(type: string, age: number) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  vi.spyOn(performance, 'now').mockReturnValue(age)
}

test('loads a page anew whose build is gone, once, when all open forms have kept what was typed', () => {
  const keep = vi.fn()
  hold(() => false, keep)
  const { reload } = start()
  expect(gone()).toBe(false)
  gone()
  vi.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledOnce()
  expect(keep).toHaveBeenCalledOnce()
})

test('a page that was loaded anew less than ten seconds ago stays, and one that is older does not', () => {
  const { reload } = start()
  cameBy('reload', 9_999)
  gone()
  vi.advanceTimersByTime(5000)
  expect(reload).not.toHaveBeenCalled()
  cameBy('reload', 10_000)
  gone()
  vi.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that is outdated gives way however young it is', () => {
  const { reload } = start()
  cameBy('reload', 100)
  dispatchEvent(new Event('outdated'))
  vi.advanceTimersByTime(0)
  expect(reload).toHaveBeenCalledOnce()
})

test('waits for a form that holds what is kept nowhere, and for a dialog that stands on more than its name', () => {
  let isHeld = true
  hold(() => isHeld)
  const { dialogs, reload } = start()
  dialogs.open('codes', { data: { codes: '1 2 3' } })
  gone()
  vi.advanceTimersByTime(3000)
  isHeld = false
  vi.advanceTimersByTime(3000)
  expect(reload).not.toHaveBeenCalled()
  dialogs.close()
  vi.advanceTimersByTime(3000)
  expect(reload).toHaveBeenCalledOnce()
})

test('dialogs that stood open do so again on the next page, once, and no question does', () => {
  const before = start()
  before.dialogs.open('authorization', { view: 'registration', preventClose: true })
  before.dialogs.open('sure', { onConfirmed: () => {} })
  gone()
  vi.advanceTimersByTime(0)
  expect(before.reload).toHaveBeenCalled()
  const { dialogs } = start()
  expect(dialogs.state.stack).toMatchObject([
    { popup: 'authorization', view: 'registration', preventClose: true },
  ])
  expect(start().dialogs.state.stack).toEqual([])
})
