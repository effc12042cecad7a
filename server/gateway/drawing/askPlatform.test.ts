import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { askOwn, askPlatform } from './askPlatform.ts'

let server: Server | undefined
afterEach(async () => {
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)))
  server = undefined
})

/** An operator's platform that answers the path with these headers. */
async function platform(headers: Record<string, string>, status = 200): Promise<string> {
  server = createServer((request, response) => {
    response
      .writeHead(status, headers)
      .end(JSON.stringify({ response: [request.headers['user-agent'], request.headers.cookie, request.url] }))
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/below`
}

it('takes from an operator what they call public, and is nobody when it asks but Croupier', async () => {
  const ask = askPlatform(await platform({ 'cache-control': 'public, max-age=30' }))
  expect(await ask('/api/promotions/get?locale=en')).toEqual({
    response: ['Croupier', null, '/below/api/promotions/get?locale=en'],
  })
})

it.each([
  [{}, 200],
  [{ 'cache-control': 'private, max-age=30' }, 200],
  [{ 'cache-control': 'public' }, 403],
])('shows nobody what came with %j and %i', async (headers, status) => {
  expect(await askPlatform(await platform(headers, status))('/api/promotions/get')).toBeUndefined()
})

it('asks the platform of the process itself, and takes only what it has answered', async () => {
  const app = fastify()
  app.get('/api/promotions/get', async () => ({ response: { items: [] } }))
  const ask = askOwn(app)
  expect(await ask('/api/promotions/get?locale=en')).toEqual({ response: { items: [] } })
  expect(await ask('/api/nothing/get')).toBeUndefined()
  await app.close()
})
