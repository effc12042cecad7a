import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('a bus is a server of NATS, and what is wrong with it is told without its password', () => {
  expect(readSettings({}).busUrl).toBeUndefined()
  for (const url of [
    'nats://127.0.0.1',
    'nats://nats.internal:4222/',
    'tls://site:p%40ss@nats.example.com:4222',
    'nats://a-token@[::1]:4222',
  ])
    expect(readSettings({ BUS_URL: url }).busUrl).toBe(url)
  for (const url of [
    'nats.internal:4222',
    'http://nats.internal',
    'nats://',
    'nats://:secret@nats.internal',
    'nats://site:secret%@nats.internal',
    'nats://nats.internal:99999',
    'nats://site:secret@nats.internal/subject',
    'nats://nats.internal?token=secret',
  ])
    expect(() => readSettings({ BUS_URL: url })).toThrow(
      /^These settings are not right:\n {2}BUS_URL must be a URL like nats:\/\/user:password@host:4222 or tls:\/\/host:4222, without a path$/,
    )
})
