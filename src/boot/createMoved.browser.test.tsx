import { ref } from 'valtio/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { compileRedirects } from '#schemas/compiler/compileRedirects.ts'
import type { Artefact, MessagesArtefact, PageArtefact } from '#schemas/runtime/artefacts.ts'
import { navigateTo } from '../actions/navigateTo.ts'
import { openApp } from '../testing/openApp.tsx'
import { storedArtefacts } from '../testing/testBoot.ts'

storedArtefacts['hash-redirects'] = compileRedirects({
  kind: 'redirects',
  id: 'main',
  redirects: [
    { from_url: '/spiele/*', to_url: '/game/*?from=old' },
    { from_url: '/nach-hause', to_url: '/' },
  ],
})
const page: PageArtefact = {
  kind: 'page',
  id: 'home',
  title: 'test.home',
  blocks: [{ type: 'text', props: { text: 'test.linked' } }],
  uses: [],
}

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.close()
  vi.restoreAllMocks()
})

async function open(path: string) {
  opened = await openApp(path)
  const { state } = opened.app.stores.content
  const hashes: Record<string, string> = { ...state.hashes, 'redirects/main': 'hash-redirects' }
  state.hashes = ref(hashes)
}
const asked = () => opened.fetched.mock.calls.filter(([url]) => String(url).includes('hash-redirects'))
const address = () => location.pathname + location.search

it('leads where a redirect does from a link in a text, with the locale and a query of its own', async () => {
  await open('/')
  expect(asked()).toHaveLength(0)
  await opened.app.switchLocale('ar')
  const { content } = opened.app.stores
  const words = content.state.artefacts['messages/ar'] as MessagesArtefact
  const linked = { 'test.linked': '<p><a href="/spiele/book?utm=x">Book</a></p>' }
  const artefacts: Record<string, Artefact> = {
    ...content.state.artefacts,
    'messages/ar': { ...words, messages: { ...words.messages, ...linked } },
    'page/home': page,
  }
  content.state.artefacts = ref(artefacts)
  await vi.waitFor(() => opened.find('a[href="/ar/spiele/book?utm=x"]'))
  await userEvent.click(opened.find('a[href="/ar/spiele/book?utm=x"]'))
  await vi.waitFor(() => expect(address()).toBe('/ar/game/book?from=old&utm=x'))
  expect(asked()).toHaveLength(1)
})

it('leads there from the address that somebody is brought back to after signing in', async () => {
  await open(`/?redirectUrl=${encodeURIComponent('/spiele/book')}`)
  const { app, host } = opened
  navigateTo(
    { do: 'navigate', to: { from: '/query/redirectUrl' }, route: 'index' },
    { app, host, scope: undefined, run: async () => true },
  )
  await vi.waitFor(() => expect(address()).toBe('/game/book?from=old'))
})

it('shows what the route has where the redirects do not come, and asks again at the next address', async () => {
  await open('/')
  const answer = opened.fetched.getMockImplementation()
  opened.fetched.mockRejectedValue(new TypeError('offline'))
  history.pushState(null, '', '/game/one')
  await vi.waitFor(() => expect(opened.find('[data-app] h1').textContent).toBe('Home'), 5000)
  expect(location.pathname).toBe('/game/one')
  if (answer) opened.fetched.mockImplementation(answer)
  history.pushState(null, '', '/nach-hause')
  await vi.waitFor(() => expect(address()).toBe('/'), 5000)
})

it('leads on from an address without a page when the redirects come late', async () => {
  await open('/')
  const answer = opened.fetched.getMockImplementation()
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  opened.fetched.mockImplementation(async (...call) => {
    if (String(call[0]).includes('hash-redirects')) await late
    return answer?.(...call) ?? new Response()
  })
  history.pushState(null, '', '/spiele/book')
  await vi.waitFor(() => expect(opened.find('[data-app] h1').textContent).not.toBe('Home'), 5000)
  expect(address()).toBe('/spiele/book')
  release()
  await vi.waitFor(() => expect(address()).toBe('/game/book?from=old'))
})
