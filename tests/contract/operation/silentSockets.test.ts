import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer } from '../../../server/http/buildServer.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildServer(
    { logLevel: 'silent', production: false },
    { headers: 300, request: 600, keepAlive: 400 },
  )
  app.get('/ok', async () => 'ok')
  app.post('/ok', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const head = 'GET /ok HTTP/1.1\r\nHost: localhost\r\n'
const body =
  'POST /ok HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n'

it.each([
  ['says nothing', '', '', ''],
  ['sends empty lines', '', '\r\n', ''],
  ['begins a head', head, '', ''],
  ['sends a head header by header', head, 'X-More: more\r\n', ''],
  ['begins a body', body, '', ''],
  ['sends a body letter by letter', body, ' ', ''],
  ['was answered and says no more', `${head}\r\n`, '', ' 200 OK'],
  ['was answered and sends empty lines', `${head}\r\n`, '\r\n', ' 200 OK'],
  ['was answered and begins another', `${head}\r\n${head}`, '', ' 200 OK'],
])('closes a connection that %s', async (_, first, drop, answered) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  // It may be closed while something is on its way there.
  socket.on('error', () => undefined)
  socket.write(first)
  const dropping = drop === '' ? undefined : setInterval(() => socket.write(drop), 20)
  await new Promise((closed) => socket.on('close', closed))
  clearInterval(dropping)
  expect(answer.slice(8)).toMatch(answered === '' ? /^ 408 / : new RegExp(`^${answered}`))
})
