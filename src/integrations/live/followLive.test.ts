import { proxy } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host, SportsFollower } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { NOTICE } from '../notice.ts'
import { followLive } from './followLive.ts'
import { FakeStream } from './testing/fakeStreams.ts'

vi.mock('../followSession.ts', () => ({ followSession: async () => {} }))
const refreshBalance = vi.fn<(app: App) => Promise<void>>(async () => {})
vi.mock('../balance/refreshBalance.ts', () => ({ refreshBalance: (app: App) => refreshBalance(app) }))

const { locks } = navigator
let page: {
  window: EventTarget
  document: EventTarget & { visibilityState: string }
  online: { onLine: boolean }
}

function makeApp() {
  const session = proxy({ facts: { authenticated: true, uid: 7 } })
  const isLeaving = vi.fn(() => false)
  const stores = {
    session: { state: session, unseen: () => undefined, isLeaving },
    content: { state: { release: '8' } },
    locale: { state: proxy({ code: 'en' }) },
  }
  const [switchRelease, refreshPage, refreshRelease] = [vi.fn(), vi.fn(), vi.fn()]
  for (const done of [switchRelease, refreshPage, refreshRelease]) done.mockResolvedValue(undefined)
  const fake = { stores, switchRelease, refreshPage, refreshRelease, site: () => ({}) }
  return { ...fake, app: fake as unknown as App }
}
const run = vi.fn(async () => {})
const host = { report: vi.fn(), run } as unknown as Host

beforeEach(() => {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  page = { window, document, online: { onLine: true } }
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', Object.assign(page.online, { locks }))
  FakeStream.forget()
})
afterEach(() => {
  page.window.dispatchEvent(new Event('pagehide'))
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Waits for the stream that is opened next, and lets it begin. */
async function begun(): Promise<FakeStream> {
  await expect.poll(() => FakeStream.open.size).toBe(1)
  FakeStream.last.hello()
  return FakeStream.last
}

function follow() {
  const made = makeApp()
  const [told, states]: [unknown[], string[]] = [[], []]
  const follower: SportsFollower = {
    wanted: () => ['sr:match:1~all'],
    hear: (change) => told.push(change),
    following: (state) => states.push(state),
  }
  followLive(made.app, host).followSports(follower)
  return { ...made, told, states }
}

it('follows the site, the player and sports over one stream', async () => {
  const { app, switchRelease, refreshPage, told } = follow()
  expect(followLive(app, host)).toBe(followLive(app, host))
  const stream = await begun()
  const { pathname, searchParams } = new URL(stream.address, 'http://site.example')
  expect(pathname).toBe('/content/stream')
  expect(Object.fromEntries(searchParams)).toEqual({ have: '8', locale: 'en', sports: 'sr:match:1~all' })
  stream.tell('release', { id: 9, artefacts: {} })
  stream.tell('sports', { id: 'sr:match:1' })
  stream.tell('jackpot', { of: 'x' })
  await expect.poll(() => switchRelease.mock.calls).toEqual([['9', {}]])
  expect(told).toEqual([{ id: 'sr:match:1' }])
  expect(refreshPage.mock.calls).toEqual([['jackpot']])
})

it('lets the window hear what a notice says', async () => {
  follow()
  const stream = await begun()
  const heard: unknown[] = []
  page.window.addEventListener(NOTICE, (event) => heard.push((event as CustomEvent).detail))
  stream.tell('notice', { what: 'loyalty' })
  await expect.poll(() => heard).toEqual([{ what: 'loyalty' }])
})

it('tells a notice once, though it comes again over the stream that takes over', async () => {
  follow()
  const stream = await begun()
  stream.tell('notice', { what: 'prize' })
  stream.tell('notice', { what: 'prize' })
  stream.tell('notice', { what: 'export' })
  await expect.poll(() => run.mock.calls.length).toBe(2)
})

it('says since when what is shown may be old, and asks for what was missed', async () => {
  const { states, refreshPage } = follow()
  const stream = await begun()
  expect(states.at(-1)).toBe('live')
  stream.fail()
  expect(states.at(-1)).toBe('stale')
  page.online.onLine = false
  page.window.dispatchEvent(new Event('offline'))
  expect(states.at(-1)).toBe('offline')
  page.online.onLine = true
  page.window.dispatchEvent(new Event('online'))
  await begun()
  expect(states.at(-1)).toBe('live')
  await expect.poll(() => refreshPage.mock.calls).toEqual([[]])
})

function see(visibilityState: 'visible' | 'hidden') {
  page.document.visibilityState = visibilityState
  page.document.dispatchEvent(new Event('visibilitychange'))
}

it.each([
  ['asks for the rest too where money has moved since the page came', true, 1],
  ['asks for nothing else where it has not', false, 0],
])('asks for the money once it listens, and %s', async (_what, isMoved, times) => {
  refreshBalance.mockImplementationOnce(async ({ stores }) => {
    if (isMoved) stores.session.state.facts = { ...stores.session.state.facts }
  })
  const { refreshPage } = follow()
  await begun()
  await expect.poll(() => refreshBalance.mock.calls.length).toBe(1)
  await expect.poll(() => refreshPage.mock.calls.length).toBe(times)
})

it('asks for nothing more where this page is signing out', async () => {
  const { app, refreshPage } = follow()
  const stream = await begun()
  vi.mocked(app.stores.session.isLeaving).mockReturnValue(true)
  stream.tell('session', {})
  await new Promise((done) => setTimeout(done, 20))
  expect(refreshPage).not.toHaveBeenCalled()
})

it('asks for no money where a game is played: its end says what it has come to', async () => {
  vi.stubGlobal('location', { pathname: '/game/polar-hollow' })
  follow()
  await begun()
  expect(refreshBalance).not.toHaveBeenCalled()
})

it('follows nothing while nobody looks, and asks then for what was missed', async () => {
  const { refreshPage, states } = follow()
  await begun()
  see('hidden')
  expect(FakeStream.open.size).toBe(0)
  see('visible')
  await begun()
  await expect.poll(() => refreshPage.mock.calls).toEqual([[]])
  expect(states).not.toContain('stale')
})

it('says of a page that is seen again that it may be old, where it does not catch up', async () => {
  const { states } = follow()
  await begun()
  see('hidden')
  see('visible')
  expect(states.at(-1)).toBe('live')
  await expect.poll(() => states.at(-1), { timeout: 5_000 }).toBe('stale')
  await begun()
  expect(states.at(-1)).toBe('live')
})

it('opens another for who signs in, and in another language', async () => {
  const { stores } = follow()
  const first = await begun()
  stores.locale.state.code = 'lv'
  await expect.poll(() => FakeStream.last.address).toContain('locale=lv')
  expect([...FakeStream.open]).not.toContain(first)
  FakeStream.last.hello()
  stores.session.state.facts = { authenticated: true, uid: 8 }
  await expect.poll(() => FakeStream.opened.length).toBe(3)
  expect(FakeStream.open.size).toBe(1)
})
