import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatHello, ChatIdentity, ChatNews, ChatWish } from './ChatTalk.ts'
import { type ChatFrameData, serveChat } from './serveChat.ts'
import { freshchatEvents } from './testing/freshchatEvents.ts'
import { recorder, vendor } from './testing/vendor.ts'

const who: ChatIdentity = {
  uid: '7',
  first_name: 'Anna',
  email: 'anna@example.com',
  locale: 'lv',
  signature: 'signed',
}
const globals = window as unknown as Record<string, unknown>
const names = [
  ...['$chatwoot', 'chatwootSDK', 'chatwootSettings', '$crisp', 'CRISP_TOKEN_ID', 'fcWidget', 'Intercom'],
  ...['intercomSettings', 'LiveChatWidget', '__lc', 'zE'],
]
let restore = () => {}

beforeEach(() => localStorage.clear())
afterEach(() => {
  restore()
  localStorage.clear()
  for (const name of names) delete globals[name]
})

/** Serves a chat; the page around it answers `token` where it is asked to sign. */
async function serve(data: ChatFrameData, install: () => void, hello: Partial<ChatHello> = { who }) {
  const stand = vendor(install)
  restore = stand.restore
  const news: ChatNews[] = []
  const again = vi.fn()
  const port: Pick<MessagePort, 'postMessage' | 'onmessage'> = {
    onmessage: null,
    postMessage(said: ChatNews) {
      news.push(said)
      if (said.is === 'token') wish({ do: 'token', token: 'jwt' })
    },
  }
  const wish = (what: ChatWish) =>
    port.onmessage?.call(port as MessagePort, new MessageEvent('message', { data: what }))
  await serveChat(data, { type: 'chat', locale: 'lv', ...hello }, port, again)
  return { asked: stand.asked, news, wish, again }
}

function chatwoot() {
  const { calls, call } = recorder()
  const install = () => {
    globals.chatwootSDK = {
      run(options: unknown) {
        call('run', options)
        globals.$chatwoot = {
          hasLoaded: true,
          setUser: (...said: unknown[]) => call('setUser', ...said),
          toggleBubbleVisibility: (to: string) => call('bubble', to),
          toggle: (to: string) => call('toggle', to),
          reset: () => call('reset'),
        }
      },
    }
  }
  const data: ChatFrameData = {
    provider: 'chatwoot',
    config: { websiteToken: 'abc', baseUrl: 'https://chat.example' },
  }
  return { calls, install, data }
}

it('Chatwoot is told who is here, opens, hides and forgets', async () => {
  const { calls, install, data } = chatwoot()
  const { asked, news, wish } = await serve(data, install)
  expect(asked).toEqual(['https://chat.example/packs/js/sdk.js'])
  expect(calls).toEqual([
    ['run', { websiteToken: 'abc', baseUrl: 'https://chat.example' }],
    ['setUser', '7', { name: 'Anna', email: 'anna@example.com', identifier_hash: 'signed' }],
  ])
  dispatchEvent(new Event('chatwoot:opened'))
  dispatchEvent(new Event('chatwoot:closed'))
  wish({ do: 'hide' })
  wish({ do: 'show' })
  wish({ do: 'leave' })
  expect(calls.slice(2)).toEqual([['toggle', 'close'], ['bubble', 'hide'], ['bubble', 'show'], ['reset']])
  await vi.waitFor(() =>
    expect(news).toEqual([{ is: 'ready' }, { is: 'open' }, { is: 'closed' }, { is: 'left' }]),
  )
})

it('forgets who was here before, and begins anew', async () => {
  localStorage.setItem('chat:visitor', '6')
  const first = chatwoot()
  const { again, news } = await serve(first.data, first.install)
  expect(first.calls.map(([what]) => what)).toEqual(['run', 'reset'])
  expect(again).toHaveBeenCalledOnce()
  expect(news).toEqual([])
  restore()
  const second = chatwoot()
  expect((await serve(second.data, second.install)).again).not.toHaveBeenCalled()
  expect(second.calls.map(([what]) => what)).toEqual(['run', 'setUser'])
  restore()
  // Nobody is here now.
  const third = chatwoot()
  expect((await serve(third.data, third.install, {})).again).toHaveBeenCalledOnce()
})

it('what is asked before the widget is there is done then; one that does not come is told to the page alone', async () => {
  const { calls, install, data } = chatwoot()
  const { news } = await serve(data, () => undefined).catch(() => ({ news: [] }))
  expect(news).toEqual([{ is: 'failed' }])
  expect(calls).toEqual([])
  restore()
  localStorage.clear()
  expect((await serve(data, install, {})).news).toEqual([{ is: 'ready' }])
})

it('Crisp, by its own loader, is told the signed address and the name of the conversations', async () => {
  const calls: unknown[][] = []
  const { asked, news, wish } = await serve(
    { provider: 'crisp', config: { websiteId: 'site-1' } },
    () => {
      calls.push(...(globals.$crisp as unknown[][]))
      globals.$crisp = { is: () => false, get: () => 0, push: (call: unknown[]) => void calls.push(call) }
    },
    { who: { ...who, session: 'of-7' } },
  )
  expect(asked).toEqual(['https://client.crisp.chat/l.js'])
  expect(globals.CRISP_TOKEN_ID).toBe('of-7')
  expect(globals.CRISP_WEBSITE_ID).toBe('site-1')
  expect(globals.CRISP_RUNTIME_CONFIG).toMatchObject({ locale: 'lv' })
  expect(calls).toContainEqual(['set', 'user:email', ['anna@example.com', 'signed']])
  expect(calls).toContainEqual(['set', 'user:nickname', ['Anna']])
  const on = (event: string) =>
    calls.find(([what, name]) => what === 'on' && name === event)?.[2] as () => void
  on('chat:opened')()
  on('chat:closed')()
  expect(news).toEqual([{ is: 'ready' }, { is: 'open' }, { is: 'closed' }])
  wish({ do: 'hide' })
  expect(calls).toContainEqual(['do', 'chat:hide'])
  wish({ do: 'show' })
  expect(calls).toContainEqual(['do', 'chat:show'])
  wish({ do: 'leave' })
  expect(calls).toContainEqual(['do', 'session:reset', [false]])
  expect(globals.CRISP_TOKEN_ID).toBeUndefined()
})

it('Intercom, by its own loader, is told who is here with the hash', async () => {
  const { calls, call } = recorder()
  const queued: unknown[][] = []
  const { asked, news, wish } = await serve(
    { provider: 'intercom', config: { appId: 'app1', region: 'eu' } },
    () => {
      const { q } = globals.Intercom as { q: ArrayLike<unknown>[] }
      queued.push(...q.map((one) => Array.from(one)))
      globals.Intercom = call
    },
  )
  expect(asked).toEqual(['https://widget.intercom.io/widget/app1'])
  expect(globals.intercomSettings).toMatchObject({
    ...{ app_id: 'app1', api_base: 'https://api-iam.eu.intercom.io', language_override: 'lv' },
    ...{ user_id: '7', name: 'Anna', email: 'anna@example.com', user_hash: 'signed' },
  })
  const on = (event: string) => queued.find(([what]) => what === event)?.[1] as () => void
  on('onShow')()
  on('onHide')()
  expect(news).toEqual([{ is: 'ready' }, { is: 'open' }, { is: 'closed' }])
  wish({ do: 'hide' })
  wish({ do: 'show' })
  wish({ do: 'leave' })
  expect(calls).toEqual([
    ['hide'],
    ['update', { hide_default_launcher: true }],
    ['update', { hide_default_launcher: false }],
    ['shutdown'],
  ])
})

it('LiveChat, by its own loader, is told name and address, and starts anew for the next', async () => {
  const queued: [string, unknown[]][] = []
  const { calls, call } = recorder()
  const { asked, news, wish } = await serve({ provider: 'livechat', config: { license: '1234567' } }, () => {
    const widget = globals.LiveChatWidget as { _q: [string, unknown[]][]; _h: unknown }
    queued.push(...widget._q)
    widget._h = (...said: unknown[]) => call(...said)
    const on = (event: string) => queued.find(([what, [name]]) => what === 'on' && name === event)?.[1][1]
    const ready = on('ready') as (data: object) => void
    ready({ state: { visibility: 'minimized' }, customerData: {} })
    const changed = on('visibility_changed') as (data: object) => void
    changed({ visibility: 'maximized' })
    changed({ visibility: 'minimized' })
  })
  expect(asked).toEqual(['https://cdn.livechatinc.com/tracking.js'])
  expect(globals.__lc).toMatchObject({ license: 1234567 })
  expect(queued).toContainEqual(['call', ['set_customer_name', 'Anna']])
  expect(queued).toContainEqual(['call', ['set_customer_email', 'anna@example.com']])
  expect(news).toEqual(expect.arrayContaining([{ is: 'open' }, { is: 'closed' }, { is: 'ready' }]))
  wish({ do: 'hide' })
  expect(calls).toContainEqual(['call', ['hide']])
  wish({ do: 'show' })
  expect(calls).toContainEqual(['call', ['minimize']])
})

it('Zendesk is given the token, and another when it asks again', async () => {
  const { calls, call } = recorder()
  const { asked, news, wish } = await serve({ provider: 'zendesk', config: { key: 'key-1' } }, () => {
    globals.zE = call
  })
  expect(asked).toEqual(['https://static.zdassets.com/ekr/snippet.js?key=key-1'])
  expect(calls).toContainEqual(['messenger:set', 'locale', 'lv'])
  const login = calls.find(([, what]) => what === 'loginUser')?.[2] as (
    done: (jwt?: string) => void,
  ) => Promise<void>
  const given: unknown[] = []
  await login((jwt) => given.push(jwt))
  await login((jwt) => given.push(jwt))
  expect(given).toEqual(['signed', 'jwt'])
  const on = (event: string) =>
    calls.find(([what, name]) => what === 'messenger:on' && name === event)?.[2] as () => void
  on('open')()
  on('close')()
  expect(news).toEqual([{ is: 'ready' }, { is: 'token' }, { is: 'open' }, { is: 'closed' }])
  wish({ do: 'hide' })
  wish({ do: 'show' })
  wish({ do: 'leave' })
  expect(calls.slice(-4)).toEqual([
    ['messenger', 'close'],
    ['messenger', 'hide'],
    ['messenger', 'show'],
    ['messenger', 'logoutUser'],
  ])
})

function freshchat(uuid?: string) {
  const { calls, call } = recorder()
  const heard = new Map<string, (told?: unknown) => void>()
  const note =
    (name: string) =>
    (...said: unknown[]) =>
      call(name, ...said)
  const install = () => {
    globals.fcWidget = {
      on: (event: string, listener: () => void) => void heard.set(event, listener),
      init(options: unknown) {
        call('init', options)
        heard.get('widget:loaded')?.()
      },
      ...{
        setExternalId: note('id'),
        authenticate: note('authenticate'),
        show: note('show'),
        hide: note('hide'),
      },
      ...{ close: note('close'), destroy: note('destroy') },
      user: {
        setFirstName: () => {
          throw new Error('Not now')
        },
        ...{ setEmail: note('email'), setPhone: note('phone'), setLocale: note('locale') },
        clear: async () => call('clear'),
        ...(uuid !== undefined && { getUUID: async () => ({ data: { uuid } }) }),
      },
    }
  }
  const data: ChatFrameData = {
    provider: 'freshchat',
    config: { token: 'token-1', host: 'https://wchat.freshchat.com' },
  }
  return { calls, heard, install, data }
}
const player = { ...who, email: 'none', mobile: '+37120000001' }

it('Freshchat alone is told of the phone; what it does not take it does without; it clears what was said', async () => {
  const { calls, heard, install, data } = freshchat()
  const { asked, news, wish } = await serve(data, install, { who: player })
  expect(asked).toEqual(['https://wchat.freshchat.com/js/widget.js'])
  expect(calls).toEqual([
    ['init', { token: 'token-1', host: 'https://wchat.freshchat.com', locale: 'lv', externalId: '7' }],
    ['id', '7'],
    ['email', 'none'],
    ['phone', '+37120000001'],
    ['locale', 'lv'],
  ])
  heard.get('widget:opened')?.()
  heard.get('message:sent')?.(freshchatEvents.camel)
  heard.get('message:received')?.(freshchatEvents.picture)
  heard.get('widget:closed')?.()
  const text = 'Hello, where is my money?'
  const message = { channel_id: 'channel-1', conversation_id: 'talk-1', text, event: 'sent' }
  expect(news).toEqual([{ is: 'ready' }, { is: 'open' }, { is: 'message', message }, { is: 'closed' }])
  wish({ do: 'hide' })
  wish({ do: 'leave' })
  await vi.waitFor(() => expect(news.at(-1)).toEqual({ is: 'left' }))
  expect(calls.slice(-4)).toEqual([['close'], ['hide'], ['clear'], ['destroy']])
})

it('Freshchat gets a token for whom it takes the visitor for', async () => {
  const { calls, install, data } = freshchat('visitor-1')
  const { news } = await serve(data, install, { who: player })
  expect(news).toEqual([{ is: 'token', visitor: 'visitor-1' }, { is: 'ready' }])
  expect(calls.slice(1)).toEqual([['authenticate', 'jwt']])
})
