import fastify from 'fastify'
import { expect, it } from 'vitest'
import { keepGamesApart } from './keepGamesApart.ts'

it('serves games at the origin of games, and the site everywhere else alone', async () => {
  const app = fastify()
  keepGamesApart(app, 'https://games.casino.example')
  app.get('/*', async () => 'here')
  const statusAt = async (host: string, url: string) =>
    (await app.inject({ url, headers: { host } })).statusCode
  expect(await statusAt('games.casino.example', '/sandbox/games/play/1')).toBe(200)
  for (const url of ['/', '/api/account/getInfo', '/sandbox/outbox', '/sandbox/games/../outbox'])
    expect(await statusAt('games.casino.example', url), url).toBe(404)
  expect(await statusAt('casino.example', '/api/account/getInfo')).toBe(200)
})
