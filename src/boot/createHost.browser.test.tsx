import { afterEach, expect, it } from 'vitest'
import type { MessagesArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../testing/openApp.tsx'
import { storedArtefacts } from '../testing/testBoot.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => opened.close())

const asked = () => opened.fetched.mock.calls.map(([url]) => String(url))

it('waits for words that a form of the platform names: those of a newer release, and no other', async () => {
  const english = { ...storedArtefacts['hash-ar'], id: 'en', locale: 'en' } as MessagesArtefact
  storedArtefacts['hash-newer'] = { ...english, messages: { ...english.messages, 'test.new': 'Tax number' } }
  opened = await openApp('/', () => ({
    body: { id: 2, artefacts: { ...opened.app.stores.content.state.hashes, 'messages/en': 'hash-newer' } },
  }))
  const { host } = opened
  await host.awaitWords?.(['test.home'])
  expect(asked()).toEqual([])
  await host.awaitWords?.(['test.home', 'test.new'])
  expect(host.t('test.new' as string)).toBe('Tax number')
  expect(asked()).toEqual(['/content/release', '/content/artefacts/hash-newer'])
})

it('shows what there is where no release has the words', async () => {
  opened = await openApp('/', () => ({
    body: { id: 1, artefacts: { ...opened.app.stores.content.state.hashes } },
  }))
  await opened.host.awaitWords?.(['test.nowhere'])
  expect(opened.host.t('test.home' as string)).toBe('Home')
})
