import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Croupier, createCroupier } from '../../../server/createCroupier.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { type BreakableWay, breakableWay } from '../../fixtures/cashier/breakableWay.ts'
import { payingPlayer } from '../../fixtures/players/players.ts'
import { dist, startedPostgres } from '../../fixtures/servers/startedSite.ts'

const path = '/api/account/getInfo?version=1&locale=en'
let drop: (() => Promise<void>) | undefined
let way: BreakableWay
let site: Croupier
let cookie: string
const lines: string[] = []

beforeAll(async () => {
  const postgres = await startedPostgres()
  drop = postgres.drop
  way = await breakableWay(postgres.url)
  site = await createCroupier(readSettings({ DATABASE_URL: way.url, LOG_LEVEL: 'warn' }), { dist })
  for (const level of ['warn', 'error', 'fatal'] as const)
    site.app.log[level] = (...told: unknown[]) => void lines.push(String(told.at(-1)))
  cookie = `sid=${(await payingPlayer(site.database)).sid}`
})
afterAll(async () => {
  await site?.close()
  await way?.close()
  await drop?.()
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const isReady = async () => (await get('/readyz')).statusCode

it('answers calls with 503 in the envelope while the database is away, serves pages to visitors, and comes back', async () => {
  expect((await get(path, { cookie })).statusCode).toBe(200)
  way.breakOff()
  await expect.poll(isReady).toBe(503)

  const unavailable = { error: { type: 'ApplicationUnavailableException', message: expect.any(String) } }
  for (const answer of [
    await get('/readyz'),
    await get(path, { cookie }),
    await get('/content/drafts', { cookie: `staff_sid=${'x'.repeat(43)}` }),
    await site.app.inject({
      method: 'POST',
      url: '/api/auth/login?version=1&locale=en',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'login=somebody@example.com&password=secret123',
    }),
  ]) {
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([503, expect.any(Number)])
    expect(answer.json()).toMatchObject(unavailable)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toMatch(/ECONN|select|postgres/i)
  }
  expect((await get('/healthz')).statusCode).toBe(200)
  // Who is nobody is told nothing of the database; who somebody is cannot be told, so no page is shown as if they were nobody.
  expect((await get('/en/promotions')).statusCode).toBe(200)
  const page = await get('/en/promotions', { cookie })
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2'])
  expect(page.body).toContain('"systemPage":"maintenance"')

  await way.mend()
  await expect.poll(isReady).toBe(200)
  expect((await get(path, { cookie })).statusCode).toBe(200)
  expect((await get('/en/promotions', { cookie })).statusCode).toBe(200)
  // One line for all of it.
  expect(lines.filter((line) => line !== 'a connection to the database was lost')).toEqual([
    'the database is away',
  ])
})
