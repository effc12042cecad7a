import fastify from 'fastify'
import { expect, it } from 'vitest'
import { chatPaths, gamePaths, keepApart } from './keepApart.ts'

it('serves at an origin of its own what belongs there, and the site everywhere else alone', async () => {
  const app = fastify()
  keepApart(app, 'https://games.casino.example', gamePaths)
  keepApart(app, 'https://chat.casino.example', chatPaths)
  app.get('/*', async () => 'here')
  const statusAt = async (host: string, url: string) =>
    (await app.inject({ url, headers: { host } })).statusCode
  expect(await statusAt('games.casino.example', '/sandbox/games/play/1')).toBe(200)
  expect(await statusAt('games.casino.example', '/sandbox/bookmaker/book')).toBe(200)
  for (const url of ['/chat-frame', '/assets/main-1.js', '/sandbox/chat/widget'])
    expect(await statusAt('chat.casino.example', url), url).toBe(200)
  for (const host of ['games.casino.example', 'chat.casino.example'])
    for (const url of ['/', '/api/account/getInfo', '/sandbox/outbox', '/sandbox/games/../outbox'])
      expect(await statusAt(host, url), url).toBe(404)
  expect(await statusAt('casino.example', '/api/account/getInfo')).toBe(200)
})
