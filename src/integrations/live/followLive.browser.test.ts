import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SportsFollower } from '#renderers/host.ts'
import { openApp } from '../../testing/openApp.tsx'
import { followLive } from './followLive.ts'
import { FakeStream } from './testing/fakeStreams.ts'

let opened: Awaited<ReturnType<typeof openApp>>

beforeEach(async () => {
  vi.stubGlobal('EventSource', FakeStream)
  FakeStream.forget()
  opened = await openApp('/')
})
afterEach(() => {
  dispatchEvent(new Event('pagehide'))
  opened.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const streamOf = async () => {
  await expect.poll(() => FakeStream.open.size).toBe(1)
  FakeStream.last.hello()
  return FakeStream.last
}

it('follows the site, the player and sports over one stream, for as long as the page is seen', async () => {
  const { app, host } = opened
  const [switched, refreshed] = [vi.spyOn(app, 'switchRelease'), vi.spyOn(app, 'refreshPage')]
  switched.mockResolvedValue()
  const told: unknown[] = []
  const states: string[] = []
  const follower: SportsFollower = {
    wanted: () => ['sr:match:1~all'],
    hear: (change) => told.push(change),
    following: (state) => states.push(state),
  }
  app.stores.session.set({ uid: 7 })
  followLive(app, host).followSports(follower)
  expect(followLive(app, host)).toBe(followLive(app, host))
  const stream = await streamOf()
  const query = new URL(stream.address, location.href).searchParams
  expect(Object.fromEntries(query)).toEqual({
    ...{ have: app.stores.content.state.release, locale: 'en', sports: 'sr:match:1~all' },
  })
  stream.tell('release', { id: 9, artefacts: {} })
  stream.tell('sports', { id: 'sr:match:1' })
  stream.tell('jackpot', { of: 'x' })
  await vi.waitFor(() => expect(switched).toHaveBeenCalledWith('9', {}))
  expect(told).toEqual([{ id: 'sr:match:1' }])
  expect(refreshed).toHaveBeenCalledWith('jackpot')

  stream.fail()
  expect(states.at(-1)).toBe('stale')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(states.at(-1)).toBe('offline')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await streamOf()
  expect(states.at(-1)).toBe('live')

  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeStream.open.size).toBe(0)
  refreshed.mockClear()
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await streamOf()
  // What happened meanwhile is asked for.
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalledWith())
})
