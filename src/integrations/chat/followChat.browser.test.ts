import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '#renderers/host.ts'
import type { Artefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { ChatHello, ChatNews, ChatWish } from '../../chatframe/ChatTalk.ts'
import { openApp } from '../../testing/openApp.tsx'
import { ACTIVITY } from '../activity.ts'
import { followChat } from './followChat.ts'
import { startChat } from './startChat.ts'

/** A frame that takes its port, and hands it to the test with what it was told. */
const page = `<script>addEventListener('message', ({ data, ports }) => parent.dispatchEvent(
  new CustomEvent('frame-told', { detail: { hello: data, port: ports[0] } })))</script>`
const frameAddress = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
vi.mock('./chatAddress.ts', () => ({ chatAddress: () => frameAddress }))

type Served = { hello: ChatHello; wishes: ChatWish[]; tell: (news: ChatNews) => void }
let served: Served[] = []
const hear = (event: Event) => {
  const { hello, port } = (event as CustomEvent<{ hello: ChatHello; port: MessagePort }>).detail
  const wishes: ChatWish[] = []
  const tell = (news: ChatNews) => port.postMessage(news)
  port.onmessage = ({ data }: MessageEvent<ChatWish>) => {
    wishes.push(data)
    if (data.do === 'leave') tell({ is: 'left' })
  }
  served.push({ hello, wishes, tell })
}

let opened: Awaited<ReturnType<typeof openApp>> | undefined
let stop: (() => void) | undefined
beforeEach(() => {
  served = []
  addEventListener('frame-told', hear)
})
afterEach(() => {
  removeEventListener('frame-told', hear)
  stop?.()
  stop = undefined
  opened?.close()
  opened = undefined
})

const freshchat = {
  chat: 'freshchat',
  config: { freshchat: { token: 'a', host: 'https://chat.example' } },
} as const
const element = () => document.querySelector<HTMLIFrameElement>('iframe[title]')
const isSeen = () => element() !== null && getComputedStyle(element() as Element).visibility === 'visible'
const nth = async (number: number): Promise<Served> => {
  await vi.waitFor(() => expect(served).toHaveLength(number), { timeout: 10_000 })
  return served[number - 1] as Served
}
/** @param settings what support.getsettings answers; null: it fails */
async function open(support: SiteArtefact['support'], settings: { chat: string | null } | null = freshchat) {
  opened = await openApp('/')
  const { app, host } = opened
  const { content } = app.stores
  const calls: [string, unknown][] = []
  const call: Host['call'] = async (operation, values) => {
    calls.push([operation, values])
    const { uid } = app.stores.session.state.facts
    const identity = { uid: String(uid), first_name: 'Anna', email: '', locale: 'en', signature: `of ${uid}` }
    if (operation === 'support.getChatIdentity') return { ok: true, response: { identity } }
    if (operation !== 'support.getsettings') return { ok: true, response: { value: 1 } }
    return settings
      ? { ok: true, response: { ...settings, config: {} } }
      : { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }
  }
  const setSite = (to: SiteArtefact['support']) => {
    const site = { ...(content.state.artefacts['site/main'] as SiteArtefact), support: to }
    const artefacts: Record<string, Artefact> = {
      ...content.state.artefacts,
      'site/main': site as SiteArtefact,
    }
    content.state.artefacts = ref(artefacts)
  }
  setSite(support)
  const asked = { ...host, call, awaitWords: async () => {}, t: () => 'Chat' } as Host
  return { app, host: asked, calls, setSite }
}

it('is seen once its widget is there, to whoever is here, and anew for the next', async () => {
  const { app, host } = await open(freshchat)
  stop = followChat(app, host)
  const visitor = await nth(1)
  expect(visitor.hello).toEqual({ type: 'chat', locale: 'en' })
  expect(isSeen()).toBe(false)
  visitor.tell({ is: 'ready' })
  await vi.waitFor(() => expect(isSeen()).toBe(true))
  expect(element()?.title).toBe('Chat')

  app.stores.session.set({ uid: 7 })
  const player = await nth(2)
  expect(visitor.wishes).toEqual([{ do: 'leave' }])
  expect(player.hello.who).toMatchObject({ uid: '7', signature: 'of 7' })
  expect(document.querySelectorAll('iframe[title]')).toHaveLength(1)
  player.tell({ is: 'ready' })
  player.tell({ is: 'token', visitor: 'v1' })
  await vi.waitFor(() => expect(player.wishes).toEqual([{ do: 'token', token: 'of 7' }]))
  // The same player, asked for anew, is no other.
  app.stores.session.set({ uid: 7 })
  app.stores.session.set(undefined)
  const nobody = await nth(3)
  expect(player.wishes).toContainEqual({ do: 'leave' })
  expect(nobody.hello).not.toHaveProperty('who')
})

it('is as large as it is open, keeps what a player says, and counts as activity', async () => {
  const { app, host, calls } = await open(freshchat)
  app.stores.session.set({ uid: 7 })
  stop = followChat(app, host)
  const player = await nth(1)
  const acted = vi.fn()
  addEventListener(ACTIVITY, acted)
  player.tell({ is: 'ready' })
  player.tell({ is: 'open' })
  await vi.waitFor(() => expect(element()?.dataset.state).toBe('open'))
  const message = { channel_id: 'c', conversation_id: 'v', text: 'Hello', event: 'sent' } as const
  player.tell({ is: 'message', message })
  await vi.waitFor(() => expect(calls).toContainEqual(['freshchat.storeChatEvent', message]))
  player.tell({ is: 'closed' })
  await vi.waitFor(() => expect(element()?.dataset.state).toBe('closed'))
  expect(acted).toHaveBeenCalledTimes(3)
  removeEventListener(ACTIVITY, acted)

  app.stores.session.set(undefined)
  const visitor = await nth(2)
  const before = calls.length
  visitor.tell({ is: 'ready' })
  visitor.tell({ is: 'message', message })
  visitor.tell({ is: 'open' })
  await vi.waitFor(() => expect(element()?.dataset.state).toBe('open'))
  expect(calls).toHaveLength(before)
})

it('hides where its badge would be in the way', async () => {
  const { app, host } = await open(freshchat)
  const name = vi.fn(() => 'betting___en')
  const told = new Set<() => void>()
  const facts = () => ({ ...host.facts(), route: { ...host.facts().route, name: name() } })
  const subscribe = (listener: () => void) => {
    told.add(listener)
    return () => told.delete(listener)
  }
  stop = followChat(app, { ...host, facts, subscribe } as Host)
  const chat = await nth(1)
  chat.tell({ is: 'ready' })
  await vi.waitFor(() => expect(element()?.dataset.state).toBe('closed'))
  expect([chat.wishes, isSeen()]).toEqual([[{ do: 'hide' }], false])
  name.mockReturnValue('index')
  for (const listener of told) listener()
  await vi.waitFor(() => expect(isSeen()).toBe(true))
  await vi.waitFor(() => expect(chat.wishes).toEqual([{ do: 'hide' }, { do: 'show' }]))
})

it('is not there, and says nothing, where it fails, is closed at present, or is the one that does nothing', async () => {
  const { app, host, setSite } = await open(freshchat)
  stop = followChat(app, host)
  const chat = await nth(1)
  chat.tell({ is: 'failed' })
  await vi.waitFor(() => expect(element()).toBeNull())
  setSite({ chat: 'chatra', config: {} })
  setSite({ chat: null, config: {} })
  stop()
  opened?.close()
  for (const answer of [null, { chat: null }]) {
    const next = await open(freshchat, answer)
    stop = followChat(next.app, next.host)
    await vi.waitFor(() => expect(next.calls).toEqual([['support.getsettings', {}]]))
    stop()
    opened?.close()
  }
  expect(element()).toBeNull()
  expect(served).toHaveLength(1)
})

it('begins with the first activity, once, and never in the frame of another', async () => {
  const { app, host, calls } = await open({ chat: null, config: {} })
  const placed = (framed: boolean) => {
    const facts = () => ({ ...host.facts(), device: { ...host.facts().device, framed } })
    return { ...host, facts } as Host
  }
  startChat(app, placed(true))
  startChat(app, placed(false))
  dispatchEvent(new Event('scroll'))
  const { content } = app.stores
  const site = { ...(content.state.artefacts['site/main'] as SiteArtefact), support: freshchat }
  const artefacts: Record<string, Artefact> = {
    ...content.state.artefacts,
    'site/main': site as SiteArtefact,
  }
  content.state.artefacts = ref(artefacts)
  await new Promise((done) => setTimeout(done))
  expect(calls).toEqual([])
  dispatchEvent(new Event('mousemove'))
  dispatchEvent(new Event('keydown'))
  await nth(1)
  expect(calls).toEqual([['support.getsettings', {}]])
  element()?.remove()
})
