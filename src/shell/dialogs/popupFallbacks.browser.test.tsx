import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openApp } from '../../testing/openApp.tsx'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => opened.close())

const titles = () => [...document.querySelectorAll('[aria-modal] h2')].map((title) => title.textContent)
const shows = (...expected: string[]) => vi.waitFor(() => expect(titles()).toEqual(expected), 5000)

it('shows what the site has for missing popups where the release has no such popup, and one that comes with a publish', async () => {
  opened = await openApp('/')
  const { content, dialogs } = opened.app.stores
  dialogs.open('not-there', { data: { password: 'secret' } })
  await shows('Second')
  opened.fetched.mockImplementation(async () => Response.json(popupCalled('test.register')))
  await content.switchTo('2', { ...content.state.hashes, 'popup/not-there': 'hash-new' })
  await shows('Register')
})

it('shows it also where the popup cannot be loaded', async () => {
  opened = await openApp('/')
  const { content, dialogs } = opened.app.stores
  content.state.hashes = { ...content.state.hashes, 'popup/broken': 'nothing' }
  opened.fetched.mockImplementation(async () => Response.json(null, { status: 404 }))
  dialogs.open('broken')
  await shows('Second')
})

it('shows sign-in for a popup that is for players, and the popup itself once somebody is signed in', async () => {
  opened = await openApp('/')
  const { dialogs, session } = opened.app.stores
  dialogs.open('members')
  await shows('Register')
  session.state.facts = { ...session.state.facts, authenticated: true, uid: 7 }
  await shows('Home')
})

it('says that it cannot be shown where the site has nothing for it, and closes like any other', async () => {
  opened = await openApp('/')
  const site = opened.app.site()
  vi.spyOn(opened.app, 'site').mockReturnValue({ ...site, popups: { ...site.popups, fallbacks: {} } })
  opened.app.stores.dialogs.open('not-there')
  await shows('dialog.failed')
  await userEvent.keyboard('{Escape}')
  await shows()
})

const popupCalled = (title: string) => ({
  kind: 'popup' as const,
  id: 'not-there',
  dialog: 'popup' as const,
  size: 'small' as const,
  hideClose: false,
  initialView: 'main',
  views: { main: { title, blocks: [] } },
  uses: [],
})
