import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkChat } from './checkChat.ts'
import { checkDefinition } from './checkDefinition.ts'

const configs = {
  chatra: {},
  chatwoot: { websiteToken: 'abc', baseUrl: 'https://chat.example/app' },
  crisp: { websiteId: '6f4c3a10-0000-4000-8000-000000000000' },
  freshchat: { token: '6f4c3a10-0000-4000-8000-000000000000', host: 'https://wchat.eu.freshchat.com' },
  intercom: { appId: 'abc123', region: 'eu' },
  livechat: { license: '1234567' },
  zendesk: { key: '6f4c3a10-0000-4000-8000-000000000000' },
}
const fits = (support: object) =>
  checkDefinition({ kind: 'site', id: 'main', support }).every(
    ({ pointer }) => !pointer.startsWith('/support'),
  )
const codes = (support: object) => checkChat({ support } as SiteDefinition).map(({ code }) => code)

it.each(Object.entries(configs))('takes %s with its settings', (chat, config) => {
  const support = { chat, config: { [chat]: config } }
  expect([fits(support), codes(support)]).toEqual([true, []])
})

it('takes none, with the settings of one that may come', () => {
  for (const support of [{ chat: null }, { chat: null, config: { zendesk: configs.zendesk } }])
    expect([fits(support), codes(support)]).toEqual([true, []])
  expect(checkChat({} as SiteDefinition)).toEqual([])
})

it('refuses one without settings', () => {
  expect(codes({ chat: 'crisp', config: { zendesk: configs.zendesk } })).toEqual(['chat_unset'])
  expect(codes({ chat: 'livechat' })).toEqual(['chat_unset'])
  expect(codes({ chat: 'chatra' })).toEqual([])
})

it('refuses unknown providers, what is missing or too much, and what would not stay within a policy', () => {
  for (const support of [
    { chat: 'tawk' },
    { chat: 'zendesk', config: { zendesk: {} } },
    { chat: 'zendesk', config: { zendesk: { ...configs.zendesk, secret: 'abc' } } },
    { chat: 'crisp', config: { tawk: {} } },
    ...[
      'http://chat.example',
      'https://chat.example/',
      'https://chat.example/app?x=1',
      "https://chat.example; script-src 'unsafe-eval'",
      'https://me:secret@chat.example',
      '/sandbox/../api',
      '/betting',
    ].map((baseUrl) => ({ chat: 'chatwoot', config: { chatwoot: { websiteToken: 'abc', baseUrl } } })),
    { chat: 'freshchat', config: { freshchat: { token: 'abc', host: 'https://chat.example/path' } } },
  ])
    expect(fits(support), JSON.stringify(support)).toBe(false)
})
