import { proxy } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host, SportsFollower } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { followLive } from './followLive.ts'
import { FakeStream } from './testing/fakeStreams.ts'

vi.mock('../followSession.ts', () => ({ followSession: async () => {} }))

const { locks } = navigator
let page: {
  window: EventTarget
  document: EventTarget & { visibilityState: string }
  online: { onLine: boolean }
}

function makeApp() {
  const session = proxy({ facts: { authenticated: true, uid: 7 } })
  const stores = {
    session: { state: session, unseen: () => undefined },
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

it('follows nothing while nobody looks, and asks then for what was missed', async () => {
  const { refreshPage } = follow()
  await begun()
  page.document.visibilityState = 'hidden'
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeStream.open.size).toBe(0)
  page.document.visibilityState = 'visible'
  page.document.dispatchEvent(new Event('visibilitychange'))
  await begun()
  await expect.poll(() => refreshPage.mock.calls).toEqual([[]])
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
