import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from '#renderers/routes/navigate.ts'
import type { Artefact, PopupArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../testing/openApp.tsx'
import { offerAfterNavigation } from './offerAfterNavigation.ts'

const notInGames = {
  not: { properties: { route: { properties: { name: { const: 'game' } }, required: ['name'] } } },
}
const signedIn = { properties: { session: { properties: { authenticated: { const: true } } } } }

let opened: Awaited<ReturnType<typeof openApp>>
let kept: Record<string, string>
beforeEach(() => {
  localStorage.removeItem('seen_popups')
  kept = {}
})
afterEach(() => opened.close())

/** A site with three campaign popups, `news` for everybody, `more` for players, and `last` for everybody. */
async function open(path = '/') {
  opened = await openApp(path, (address, body) => {
    if (address.includes('/popups/get')) {
      const items = ['news', 'more', 'last'].map((sysname, at) => ({ id: at + 1, sysname }))
      return { body: { response: { items, total: 3 } } }
    }
    if (address.includes('/storage/get')) return { body: { response: { value: kept.seen ?? null } } }
    if (address.includes('/storage/set')) kept.seen = new URLSearchParams(body).get('value') ?? ''
    return { body: { response: { value: 1 } } }
  })
  const { content } = opened.app.stores
  const second = content.state.artefacts['popup/second'] as PopupArtefact
  const popups = Object.fromEntries(
    (['news', 'more', 'last'] as const).map((id, at): [string, Artefact] => [
      `popup/${id}`,
      { ...second, id, campaign: { number: at + 1, ...(id === 'more' && { when: signedIn }) } },
    ]),
  )
  const artefacts: Record<string, Artefact> = { ...content.state.artefacts, ...popups }
  content.state.artefacts = ref(artefacts)
  content.seen.changes += 1
  for (const key of Object.keys(popups)) content.state.hashes = { ...content.state.hashes, [key]: key }
  const site = opened.app.site() as SiteArtefact
  const offered = [{ campaigns: true as const, when: notInGames }]
  vi.spyOn(opened.app, 'site').mockReturnValue({
    ...site,
    popups: { ...site.popups, afterSignIn: [{ campaigns: true }], afterNavigation: offered },
  })
  offerAfterNavigation(opened.app, opened.host, opened.host.facts().route.path)
}
const shown = () => opened.app.stores.dialogs.state.stack.map(({ popup }) => popup)
const asked = (operation: string) =>
  opened.fetched.mock.calls.filter(([url]) => String(url).includes(operation)).length
/** Once what goes on has come to rest. */
const settled = () => new Promise((done) => setTimeout(done, 150))

it('comes after going to another page, one at a time, and each once', async () => {
  await open()
  await settled()
  expect([shown(), asked('/popups/get')]).toEqual([[], 0])
  navigate('/nowhere')
  await vi.waitFor(() => expect(shown()).toEqual(['news']))
  navigate('/')
  await settled()
  expect([shown(), opened.app.stores.dialogs.state.queue]).toEqual([['news'], []])
  opened.app.stores.dialogs.close()
  expect(localStorage.getItem('seen_popups')).toBe('1')
  navigate('/nowhere')
  await vi.waitFor(() => expect(shown()).toEqual(['last']))
  opened.app.stores.dialogs.close()
  navigate('/')
  await settled()
  expect(shown()).toEqual([])
  expect(asked('/popups/get')).toBe(1)
})

it('does not come again to whoever closed it in another visit', async () => {
  localStorage.setItem('seen_popups', '1')
  await open()
  navigate('/nowhere')
  await vi.waitFor(() => expect(shown()).toEqual(['last']))
})

it('does not come on pages that the site excepts, nor when its turn comes there', async () => {
  await open()
  navigate('/game/book')
  await settled()
  expect([shown(), asked('/popups/get')]).toEqual([[], 0])
  opened.app.stores.dialogs.open('second')
  navigate('/')
  await vi.waitFor(() => expect(opened.app.stores.dialogs.state.queue).toHaveLength(1))
  navigate('/game/book')
  opened.app.stores.dialogs.close()
  expect(shown()).toEqual([])
})

it('comes after signing in, to those it is for, and is kept for the player on the platform', async () => {
  kept.seen = '1'
  await open()
  opened.app.stores.session.set({ uid: 7 })
  await opened.host.run([{ do: 'queue', popups: 'afterSignIn' }])
  expect(shown()).toEqual(['more'])
  opened.app.stores.dialogs.close()
  await vi.waitFor(() => expect(kept.seen).toBe('1,2'))
  expect(localStorage.getItem('seen_popups')).toBeNull()
})

it('asks for what a player has seen only where a popup could come', async () => {
  await open()
  opened.app.stores.session.set({ uid: 7 })
  const { content } = opened.app.stores
  const notYet = { properties: { session: { properties: { uid: { const: 8 } } } }, required: ['session'] }
  const kept = Object.fromEntries(
    ['popup/news', 'popup/more', 'popup/last'].map((key, at): [string, Artefact] => [
      key,
      { ...(content.state.artefacts[key] as PopupArtefact), campaign: { number: at + 1, when: notYet } },
    ]),
  )
  content.state.artefacts = ref({ ...content.state.artefacts, ...kept })
  content.seen.changes += 1
  await opened.host.run([{ do: 'queue', popups: 'afterSignIn' }])
  expect([shown(), asked('/popups/get'), asked('/storage/get')]).toEqual([[], 1, 0])
})

it('waits behind what is open, and never comes to players who excluded themselves', async () => {
  await open()
  opened.app.stores.session.set({ uid: 7, is_self_excluded: true })
  await opened.host.run([{ do: 'queue', popups: 'afterSignIn' }])
  expect([shown(), asked('/popups/get')]).toEqual([[], 0])
  opened.app.stores.session.set({ uid: 8 })
  opened.app.stores.dialogs.open('second')
  await opened.host.run([{ do: 'queue', popups: 'afterSignIn' }])
  expect(shown()).toEqual(['second'])
  opened.app.stores.dialogs.close()
  expect(shown()).toEqual(['news'])
})

it('can be looked at by its address, which shows nothing but campaign popups and is no more than a look', async () => {
  await open()
  navigate('/?popup=second#popup-preview')
  navigate('/?popup=nowhere#popup-preview')
  await settled()
  expect(shown()).toEqual([])
  navigate('/?popup=more&a=1#popup-preview')
  await vi.waitFor(() => expect(shown()).toEqual(['more']))
  opened.app.stores.dialogs.close()
  expect(location.pathname + location.search + location.hash).toBe('/?a=1')
  expect(localStorage.getItem('seen_popups')).toBeNull()
})
