import { expect, it } from 'vitest'
import { readChatSettings } from './chatSettings.ts'

it('has no key and no origin where nothing is set', () => {
  expect(readChatSettings({ CHAT_CRISP_SECRET: ' ' })).toEqual({ chat: { keys: {} }, problems: [] })
})

it('takes a key for each provider that has one', () => {
  const env = {
    CHAT_CHATWOOT_SECRET: 'a',
    CHAT_CRISP_SECRET: 'b',
    CHAT_FRESHCHAT_SECRET: 'c',
    CHAT_INTERCOM_SECRET: 'd',
    CHAT_ZENDESK_KEY: 'app_1',
    CHAT_ZENDESK_SECRET: 'e',
  }
  expect(readChatSettings(env)).toEqual({
    chat: {
      keys: {
        chatwoot: 'a',
        crisp: 'b',
        freshchat: 'c',
        intercom: 'd',
        zendesk: { id: 'app_1', secret: 'e' },
      },
    },
    problems: [],
  })
  expect(readChatSettings({ CHAT_ZENDESK_KEY: 'app_1' }).problems).toEqual([
    'CHAT_ZENDESK_SECRET must be set too',
  ])
  expect(readChatSettings({ CHAT_ZENDESK_SECRET: 'e' }).problems).toEqual([
    'CHAT_ZENDESK_KEY must be set too',
  ])
})

it('takes an origin of its own beside that of the site, and refuses what would be none', () => {
  const problems = (origin: string, site: string | undefined = 'https://casino.example') =>
    readChatSettings({ CHAT_ORIGIN: origin, PUBLIC_URL: site }).problems
  expect(problems('https://chat.casino.example')).toEqual([])
  expect(problems('https://casino.example')).toEqual(['CHAT_ORIGIN must be another origin than PUBLIC_URL'])
  expect(problems('http://chat.casino.example')).toEqual(['CHAT_ORIGIN must be https, as PUBLIC_URL is'])
  expect(problems('https://chat.casino.example', '')).toEqual(['CHAT_ORIGIN must stand beside PUBLIC_URL'])
  for (const origin of ['chat', 'https://chat.example/path', 'https://chat.example; script-src *'])
    expect(problems(origin)).toEqual([
      'CHAT_ORIGIN must be an origin like https://chat.example.com, without a path',
    ])
})
