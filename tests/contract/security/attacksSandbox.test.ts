import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendRaw } from '../../fixtures/servers/sendRaw.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

/** As it runs on a developer's machine: nobody asked for the sandbox, and it is there. */
let site: StartedSite
beforeAll(async () => {
  site = await startedSite({ SANDBOX: '' })
}, 180_000)
afterAll(() => site.drop())

const host = 'localhost:3000'
type Headers = Record<string, string>

async function statusFor(headers: Headers, remoteAddress = '127.0.0.1'): Promise<number> {
  return (await site.app.inject({ url: '/sandbox/outbox', headers, remoteAddress })).statusCode
}

it.each<[Headers, string]>([
  [{ host }, '127.0.0.1'],
  [{ host: '[::1]:3000' }, '::1'],
  [{ host: '127.0.0.1:3000' }, '::ffff:127.0.0.1'],
  [{ host: 'games.localhost' }, '127.0.0.1'],
])('the sandbox answers this machine: %j from %s', async (headers, address) => {
  expect(await statusFor(headers, address)).toBe(200)
})

it.each<[string, Headers, string?]>([
  ['by the name of a tunnel', { host: 'casino.example' }],
  ['by a name that only begins like ours', { host: 'localhost.casino.example' }],
  ['from the network', { host }, '192.168.1.9'],
  ['from the network, by the address of both families', { host }, '::ffff:192.168.1.9'],
  ['through a proxy that says for whom', { host, 'x-forwarded-for': '203.0.113.9' }],
  ['through a proxy that claims this machine', { host, 'x-forwarded-for': '127.0.0.1' }],
  ['through a proxy that says it in the standard way', { host, forwarded: 'for=203.0.113.9' }],
  ['through a tunnel that only names itself', { host, via: '1.1 tunnel' }],
])('the sandbox that nobody asked for is not there for others: %s', async (_, headers, address) => {
  expect(await statusFor(headers, address)).toBe(404)
})

it('is not there for a proxy that says nothing but speaks HTTP/1.0, as nginx does by itself', async () => {
  const read = (version: string) =>
    sendRaw(site, `GET /sandbox/outbox HTTP/${version}`, 'Host: 127.0.0.1\r\n')
  expect(await read('1.1')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await read('1.0')).toMatch(/^HTTP\/1\.1 404 /)
})
