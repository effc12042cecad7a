import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BalanceRefresh } from '#generated/grammar/types.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../../testing/openApp.tsx'
import { keepBalanceFresh } from './keepBalanceFresh.ts'

const rules: BalanceRefresh = {
  countSecondsForDelayBetweenClick: 1,
  isEnabledInterval: false,
  countSecondsForInterval: 10,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: 5,
  isEnabledRequestsAfterClick: false,
}
const SECOND = 1000
const MINUTE = 60 * SECOND

let opened: Awaited<ReturnType<typeof openApp>>
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  stop()
  opened.close()
  vi.useRealTimers()
})

async function open(changed: Partial<BalanceRefresh>, uid = 7) {
  opened = await openApp('/', () => ({ body: { response: {} } }))
  if (uid > 0) opened.app.stores.session.set({ uid })
  publish(changed)
  stop = keepBalanceFresh(opened.app, opened.host)
}

function publish(changed: Partial<BalanceRefresh>) {
  const { state } = opened.app.stores.content
  const site: Artefact = { ...opened.app.site(), balanceRefresh: { ...rules, ...changed } }
  const artefacts: Record<string, Artefact> = { ...state.artefacts, 'site/main': site }
  state.artefacts = ref(artefacts)
}

/** How often the balance was asked for since the last look. */
function asked() {
  const calls = opened.fetched.mock.calls.filter(([url]) => String(url).includes('/account/getBalance'))
  opened.fetched.mockClear()
  return calls.length
}

const click = () => document.body.click()

it('by default asks neither after clicks nor by itself', async () => {
  await open({})
  click()
  vi.advanceTimersByTime(10 * MINUTE)
  expect(asked()).toBe(0)
})

it('asks after a click, and not after those that follow within the delay', async () => {
  await open({ isEnabledRequestsAfterClick: true, countSecondsForDelayBetweenClick: 2 })
  click()
  click()
  vi.advanceTimersByTime(1.9 * SECOND)
  click()
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(0.1 * SECOND)
  click()
  expect(asked()).toBe(1)
})

it('asks after a click that somebody stops on its way', async () => {
  await open({ isEnabledRequestsAfterClick: true })
  const button = opened.find('button')
  button.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  button.click()
  expect(asked()).toBe(1)
})

it('asks every so many seconds, until so many minutes after the last click, and again from the next click on', async () => {
  await open({ isEnabledInterval: true })
  vi.advanceTimersByTime(MINUTE)
  expect(asked()).toBe(6)
  click()
  vi.advanceTimersByTime(5 * MINUTE - 1)
  expect(asked()).toBe(29)
  vi.advanceTimersByTime(30 * MINUTE)
  expect(asked()).toBe(0)
  click()
  expect(asked()).toBe(0)
  vi.advanceTimersByTime(20 * SECOND)
  expect(asked()).toBe(2)
})

it('never stops where it is not to be turned off', async () => {
  await open({ isEnabledInterval: true, isEnabledTurnOffRequests: false })
  vi.advanceTimersByTime(60 * MINUTE)
  expect(asked()).toBe(360)
})

it('asks for nobody who is not signed in, and from the sign-in on', async () => {
  await open({ isEnabledInterval: true, isEnabledRequestsAfterClick: true }, 0)
  click()
  vi.advanceTimersByTime(MINUTE)
  expect(asked()).toBe(0)
  opened.app.stores.session.set({ uid: 7 })
  vi.advanceTimersByTime(MINUTE)
  expect(asked()).toBe(6)
})

it.each(['/game/book', '/ar/game/book/', '/platform/game/1'])('does not ask on %s', async (path) => {
  await open({ isEnabledInterval: true, isEnabledRequestsAfterClick: true })
  history.replaceState(null, '', path)
  click()
  vi.advanceTimersByTime(MINUTE)
  expect(asked()).toBe(0)
  history.replaceState(null, '', '/gamehall')
  vi.advanceTimersByTime(10 * SECOND)
  expect(asked()).toBe(1)
})

it('follows other rules as soon as they are published', async () => {
  await open({})
  publish({ isEnabledInterval: true, countSecondsForInterval: 30 })
  await vi.waitFor(() => {
    vi.advanceTimersByTime(30 * SECOND)
    expect(asked()).toBe(1)
  })
  publish({})
  await Promise.resolve()
  vi.advanceTimersByTime(MINUTE)
  expect(asked()).toBe(0)
})
