import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '#renderers/host.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import type { Artefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { fakeNotices, notice } from '../features/loyalty/notices/testing/fakeNotices.ts'
import { openApp } from '../testing/openApp.tsx'
import { NOTICE } from './notice.ts'
import { watchLoyaltyNotices } from './watchLoyaltyNotices.ts'

let opened: Awaited<ReturnType<typeof openApp>> | undefined
const stops: (() => void)[] = []
const play = vi.fn(async () => {})

beforeEach(() => void vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  opened?.close()
  opened = undefined
  vi.restoreAllMocks()
  play.mockReset()
})

const loyalty = {
  isEnableLoyalty: true,
  isEnableCharacters: true,
  coinIcon: '/coin.svg',
  placesWhereDisplayedCharacters: [],
  notification: { sound: '/notice.wav' },
} satisfies SiteArtefact['loyalty']

/**
 * The app with a player, over a platform with notices.
 * @param tabs of the same player
 * @param load what tells of them
 */
async function open(
  platform = fakeNotices([notice(1)]),
  path = '/',
  tabs = 1,
  more: Partial<Host> = {},
  load?: Parameters<typeof watchLoyaltyNotices>[2],
) {
  opened = await openApp(path)
  const { app, host } = opened
  const { content, session } = app.stores
  const site = { ...(content.state.artefacts['site/main'] as SiteArtefact), loyalty }
  const artefacts: Record<string, Artefact> = { ...content.state.artefacts, 'site/main': site }
  content.state.artefacts = ref(artefacts)
  session.set({ uid: 7 })
  const asked = { ...host, call: platform.call, awaitWords: async () => {}, ...more }
  for (let tab = 0; tab < tabs; tab += 1) stops.push(watchLoyaltyNotices(app, asked, load))
  return { ...opened, platform }
}
const regionOf = (words: string) =>
  [...document.querySelectorAll('[role=status]')].find(({ textContent }) => textContent?.includes(words))
const touch = () => document.body.click()

it('tells the player once they have touched the page, in a region that was there before', async () => {
  const { platform } = await open()
  const before = [...document.querySelectorAll('[role=status]')]
  expect(platform.calls).toEqual([])
  touch()
  await vi.waitFor(() => expect(before).toContain(regionOf('Quest 1')))
  expect(play).toHaveBeenCalledOnce()
  touch()
  await new Promise((done) => setTimeout(done, 50))
  expect(platform.calls.filter((one) => one === 'loyalty.getnotifications')).toHaveLength(1)
})

it('makes one sound and shows one notice, however many tabs hear of it', async () => {
  const { app } = await open(fakeNotices([notice(1)]), '/', 3)
  touch()
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce())
  await new Promise((done) => setTimeout(done, 400))
  expect(play).toHaveBeenCalledOnce()
  expect(app.stores.toasts.state.toasts).toHaveLength(1)
})

it('shows it all the same where the sound is refused, and an error without alarm', async () => {
  play.mockRejectedValue(new DOMException('not yet', 'NotAllowedError'))
  await open(fakeNotices([notice(1, { type: 'failure', title: 'Not sent' })]))
  touch()
  await vi.waitFor(() => expect(regionOf('Not sent')).toBeDefined())
  expect(document.querySelector('[role=alert]')?.textContent).not.toContain('Not sent')
})

it('looks again when the path changes, and when the platform says that there is something', async () => {
  const { platform } = await open(fakeNotices())
  const looked = () => platform.calls.filter((one) => one === 'loyalty.getnotifications').length
  touch()
  await vi.waitFor(() => expect(looked()).toBe(1))
  navigate('/about')
  await vi.waitFor(() => expect(looked()).toBe(2))
  dispatchEvent(new CustomEvent(NOTICE, { detail: { what: 'prize' } }))
  platform.push(notice(2))
  dispatchEvent(new CustomEvent(NOTICE, { detail: { what: 'loyalty' } }))
  await vi.waitFor(() => expect(regionOf('Quest 2')).toBeDefined())
  expect(looked()).toBe(3)
})

it('breaks nothing where what tells of them does not come, and asks for it again with a touch or another path', async () => {
  let isThere = false
  const load = vi.fn(() =>
    isThere
      ? import('../features/loyalty/notices/createNotices.ts')
      : Promise.reject(new TypeError('no connection')),
  )
  const report = vi.fn()
  const { platform } = await open(fakeNotices([notice(1)]), '/', 1, { report }, load)
  navigate('/about')
  expect(load).not.toHaveBeenCalled()
  touch()
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1))
  navigate('/')
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  touch()
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(3))
  expect(platform.calls).toEqual([])
  isThere = true
  navigate('/about')
  await vi.waitFor(() => expect(regionOf('Quest 1')).toBeDefined())
  touch()
  navigate('/')
  expect(load).toHaveBeenCalledTimes(4)
  expect(report).toHaveBeenCalledTimes(3)
})

it('asks for nothing more once the player signs out', async () => {
  const { app, platform } = await open(fakeNotices())
  touch()
  await vi.waitFor(() => expect(platform.calls).toEqual(['loyalty.getnotifications']))
  app.stores.session.leave(true)
  navigate('/about')
  await new Promise((done) => setTimeout(done, 50))
  expect(platform.calls).toEqual(['loyalty.getnotifications'])
})

it('never shows anything over running reels', async () => {
  const { host, platform } = await open()
  host.watchRound?.('round-1')
  touch()
  await new Promise((done) => setTimeout(done, 500))
  expect(platform.calls).toEqual([])
  host.watchRound?.(undefined)
  await vi.waitFor(() => expect(regionOf('Quest 1')).toBeDefined())
})

it('shows what happened twice twice, though both say the same', async () => {
  const { app } = await open(fakeNotices([notice(1, { title: 'Done' }), notice(2, { title: 'Done' })]))
  touch()
  await vi.waitFor(() => expect(app.stores.toasts.state.toasts).toHaveLength(2))
})

it('asks for nothing where the jurisdiction of the player offers no loyalty', async () => {
  opened = await openApp('/')
  const there = opened.host.facts()
  opened.close()
  const jurisdiction = { code: 'se', ...there.jurisdiction, loyalty_offered: false } as Facts['jurisdiction']
  const facts = () => ({ ...there, jurisdiction })
  const { platform } = await open(fakeNotices([notice(1)]), '/', 1, { facts })
  touch()
  await new Promise((done) => setTimeout(done, 500))
  expect(platform.calls).toEqual([])
})
