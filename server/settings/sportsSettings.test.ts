import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { sportsSettings } from './sportsSettings.ts'

const sandbox = 'http://127.0.0.1:1'
const account = {
  SPORTS_FEED_URL: 'https://api.feed.example/',
  SPORTS_FEED_TOKEN: 'a-token',
  SPORTS_FEED_MESSAGES: 'amqps://mq.feed.example:5671',
}
const chosen = (env: Record<string, string>, url?: string) => {
  const { source, missing } = sportsSettings(readSettings(env), url)
  return [source !== undefined, missing.length]
}

test('sports are those of the account or of the sandbox, unless they are switched off', () => {
  expect(chosen({}, sandbox)).toEqual([true, 0])
  expect(chosen({ SPORTS: '1' }, sandbox)).toEqual([true, 0])
  expect(chosen({ SPORTS: '0' }, sandbox)).toEqual([false, 0])
  expect(chosen({ PLATFORM_URL: 'https://platform.example.com' }, sandbox)).toEqual([false, 0])
  expect(chosen(account)).toEqual([true, 0])
  expect(chosen({})).toEqual([false, 1])
  expect(() => readSettings({ SPORTS: 'football' })).toThrow('SPORTS must be 1 (on) or 0 (off)')
})

test('an account is whole, and its token goes nowhere that others could read it', () => {
  expect(readSettings({ ...account, SPORTS_FEED_NODE: '7' }).sportsFeed).toEqual({
    ...{ url: 'https://api.feed.example', token: 'a-token', node: 7 },
    messages: 'amqps://mq.feed.example:5671',
  })
  const wrong = (more: Record<string, string>) => () => readSettings({ ...account, ...more })
  expect(wrong({ SPORTS_FEED_TOKEN: '' })).toThrow('SPORTS_FEED_TOKEN must be set too')
  expect(wrong({ SPORTS_FEED_URL: 'http://api.feed.example' })).toThrow('SPORTS_FEED_URL must be an https')
  expect(wrong({ SPORTS_FEED_MESSAGES: 'amqp://mq.feed.example' })).toThrow('SPORTS_FEED_MESSAGES must be')
  expect(wrong({ SPORTS_FEED_MESSAGES: 'amqps://mq.feed.example/one' })).toThrow('without a path')
  expect(wrong({ SPORTS_FEED_NODE: '0' })).toThrow('SPORTS_FEED_NODE must be from 1')
})
