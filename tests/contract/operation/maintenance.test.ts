import { afterAll, beforeAll, expect, it } from 'vitest'
import { askServer } from '../../../server/commands/operatorSocket.ts'
import { readMaintenanceCommand } from '../../../server/maintenance/maintenanceCommands.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

let site: StartedSite

beforeAll(async () => {
  // The process that holds the database is asked through a socket.
  site = await startedSite({}, 'pglite')
})
afterAll(() => site?.drop())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const order = (...line: string[]) =>
  askServer(site.settings.dataDir, { line: ['maintenance', ...line], by: 'olga' })
const pageStatus = async () => (await get('/promotions')).statusCode
const call = '/api/account/getInfo?version=1&locale=en'

it('closes pages and calls to players while the switch is on, and nothing else', async () => {
  expect(await order('on', '--until', '2999-01-31T06:00Z')).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^The site is closed since .*, by olga; expected back at 2999-01-31T06:00/)],
  })
  await expect.poll(pageStatus).toBe(503)
  const page = await get('/promotions')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^\d+$/),
  })
  expect(page.body).toContain('"systemPage":"maintenance"')
  expect(page.body).toMatch(/<meta name="robots" content="noindex/)
  const escaped = call.replace('/api', '/%61pi')
  for (const url of [call, escaped, '/oauth/google/callback', '/nfx/i18n/locales', '/api/nothing/here']) {
    const answer = await get(url)
    expect([url, answer.statusCode, answer.json().error.type]).toEqual([
      ...[url, 503],
      'ApplicationUnavailableException',
    ])
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  }
  for (const url of ['/healthz', '/readyz', '/content/release', '/robots.txt'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 200])
  const callback = await site.app.inject({ method: 'POST', url: '/hooks/payments', payload: '{}' })
  expect(callback.statusCode).toBe(401)

  expect(await order('off')).toMatchObject({ code: 0 })
  expect((await order('status'))?.said).toEqual([
    expect.stringMatching(/^The site is open since .*, by olga$/),
  ])
  expect((await get(call)).statusCode).toBe(200)
})

it('stays open to the addresses that are allowed, however a socket writes them, and to no others', async () => {
  const statusFrom = async (remoteAddress: string, url: string) =>
    (await site.app.inject({ url, remoteAddress })).statusCode
  await order('on', '--allow', '203.0.113.7,2001:DB8:0::7')
  await expect.poll(() => statusFrom('203.0.113.8', '/promotions')).toBe(503)
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::7'])
    for (const url of ['/promotions', call])
      expect([address, url, await statusFrom(address, url)]).toEqual([address, url, 200])
  for (const address of ['203.0.113.8', '::ffff:203.0.113.8', '2001:db8::8'])
    for (const url of ['/promotions', call])
      expect([address, url, await statusFrom(address, url)]).toEqual([address, url, 503])
  await order('off')
  await expect.poll(pageStatus).toBe(200)
})

it('refuses a command that says something else', () => {
  for (const line of [
    [],
    ['on', '--until', 'tomorrow'],
    ['on', '--allow', 'here'],
    ['on', '--until'],
    ['off', 'now'],
  ])
    expect(readMaintenanceCommand(line, 'olga'), line.join(' ')).toBeUndefined()
})

it('answers in the envelope where no operation is, by whatever method', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
    for (const url of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/nothing/here',
      '/api/auth/logout/more',
      '/nfx/nothing',
    ]) {
      const answer = await site.app.inject({ method, url })
      expect([method, url, answer.statusCode]).toEqual([method, url, 404])
      expect(answer.json()).toMatchObject({ error: { type: 'MethodNotFoundException' } })
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
  }
})
