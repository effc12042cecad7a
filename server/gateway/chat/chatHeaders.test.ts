import { expect, it } from 'vitest'
import type { SupportConfig } from '#generated/grammar/types.ts'
import { chatHeaders } from './chatHeaders.ts'
import { shownChat } from './shownChat.ts'

const config: NonNullable<SupportConfig['config']> = {
  chatwoot: { websiteToken: 'abc', baseUrl: 'https://chat.example/app' },
  crisp: { websiteId: 'abc' },
  freshchat: { token: 'abc', host: 'https://wchat.eu.freshchat.com' },
  intercom: { appId: 'abc', region: 'eu' },
  livechat: { license: '123' },
  zendesk: { key: 'abc' },
}
const headersOf = (support: SupportConfig, site?: string) => {
  const sources = shownChat(support)?.sources
  return sources && chatHeaders(sources, { https: true, site })
}
const policyOf = (support: SupportConfig, site?: string) =>
  headersOf(support, site)?.['content-security-policy'] ?? ''

it('the headers of the frame are these, by provider', async () => {
  const all = Object.keys(config).map((chat) => [chat, headersOf({ chat: chat as never, config })])
  const text = JSON.stringify(Object.fromEntries(all), null, 2).replaceAll('; ', ';\n      ')
  await expect(text).toMatchFileSnapshot('../../../tests/fixtures/chat/frame-headers.txt')
})

it.each(Object.keys(config))(
  'the frame of %s runs no string, asks nothing of our server, and is ours to show',
  (chat) => {
    const policy = policyOf({ chat: chat as never, config })
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-inline|data:|\*(?!\.)/)
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).not.toContain("'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headersOf({ chat: chat as never, config })?.['x-frame-options']).toBe('SAMEORIGIN')
  },
)

it('with an origin of its own the pages of the site alone show it', () => {
  const headers = headersOf({ chat: 'crisp', config }, 'https://casino.example')
  expect(headers?.['content-security-policy']).toContain('frame-ancestors https://casino.example;')
  expect(headers).not.toHaveProperty('x-frame-options')
})

it('there is none where none is chosen, none is set, and for the one that is known and does nothing', () => {
  for (const support of [
    { chat: null, config },
    { chat: 'chatra' as const, config },
    { chat: 'crisp' as const },
  ])
    expect(shownChat(support)).toBeUndefined()
  expect(shownChat(undefined)).toBeUndefined()
})
