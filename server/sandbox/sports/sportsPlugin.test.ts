import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLanguage, languages } from './names/languages.ts'
import { type Element, within } from './testing/listen.ts'
import { servedFeed } from './testing/servedFeed.ts'

const MINUTE = 60_000
let served: Awaited<ReturnType<typeof servedFeed>>

beforeAll(async () => {
  served = await servedFeed(Date.UTC(2026, 10, 28, 13, 50))
})
afterAll(async () => {
  await served.close()
})

const idsOf = (document: Element) =>
  within(document, 'sport_event').map(({ attributes }) => attributes.id ?? '')
const schedule = async (which: 'pre' | 'live', query = '') =>
  idsOf(await served.xml(`/v1/sports/en/schedules/${which}/schedule.xml${query}`))
const statusOf = async (event: string) =>
  within(await served.xml(`/v1/sports/en/sport_events/${event}/summary.xml`), 'sport_event_status')[0]
    ?.attributes

test('nobody is told anything without the token', async () => {
  for (const path of ['/v1/users/whoami.xml', '/v1/sports/en/sports.xml', '/feed/messages'])
    for (const headers of [new Headers(), new Headers({ 'x-access-token': 'other' })])
      expect((await fetch(`${served.url}${path}`, { headers })).status).toBe(403)
})

test('what there is is told in each language', async () => {
  const names = await Promise.all(
    languages.map(async (language) => {
      const sports = within(await served.xml(`/v1/sports/${language}/sports.xml`), 'sport')
      expect(sports).toHaveLength(12)
      const tournaments = within(await served.xml(`/v1/sports/${language}/tournaments.xml`), 'tournament')
      expect(tournaments.length).toBeGreaterThanOrEqual(60)
      expect(within(tournaments[0] as Element, 'category')[0]?.attributes.country_code).toBe('GBR')
      const statuses = await served.xml(`/v1/descriptions/${language}/match_status.xml`)
      expect(within(statuses, 'match_status').length).toBeGreaterThan(50)
      const markets = await served.xml(`/v1/descriptions/${language}/markets.xml`)
      expect(within(markets, 'market').map(({ attributes }) => attributes.id)).toEqual(['1', '18', '8'])
      return sports[0]?.attributes.name
    }),
  )
  expect(names).toEqual(['Football', 'Futbols', 'Футбол', 'Fußball', 'كرة القدم'])
  const producers = within(await served.xml('/v1/descriptions/producers.xml'), 'producer')
  expect(producers.map(({ attributes }) => attributes.api_url)).toEqual([
    `${served.url}/v1/liveodds/`,
    `${served.url}/v1/pre/`,
  ])
  expect(within(await served.xml('/v1/descriptions/void_reasons.xml'), 'void_reason').length).toBeGreaterThan(
    12,
  )
  expect((await served.xml('/v1/users/whoami.xml')).attributes.response_code).toBe('OK')
  expect(isLanguage('fr')).toBe(false)
  expect((await fetch(`${served.url}/v1/sports/fr/sports.xml`, { headers: served.headers })).status).toBe(404)
})

test('what is played and what comes is told page by page, with who meets and how it stands', async () => {
  const all = await schedule('pre')
  expect(all.length).toBeGreaterThan(300)
  expect([
    ...(await schedule('pre', '?limit=100')),
    ...(await schedule('pre', '?start=100&limit=1000')),
  ]).toEqual(all)
  const live = await schedule('live')
  expect(live.length).toBeGreaterThan(8)
  const [event = ''] = live.filter((id) => id.startsWith('sr:match:'))
  expect(await statusOf(event)).toMatchObject({ status: 'live', status_code: '1', match_status_code: '6' })
  const fixture = await served.xml(`/v1/sports/ru/sport_events/${encodeURIComponent(event)}/fixture.xml`)
  const sides = within(fixture, 'competitor')
  expect(sides.map(({ attributes }) => attributes.qualifier)).toEqual(['home', 'away'])
  expect(sides[0]?.attributes.name).toMatch(/\p{Script=Cyrillic}/u)
  const profile = await served.xml(`/v1/sports/en/competitors/${sides[0]?.attributes.id}/profile.xml`)
  expect(within(profile, 'player').length).toBeGreaterThan(8)
  const crest = await fetch(`${served.url}/sandbox/feed/crests/${sides[0]?.attributes.id}.svg`)
  expect(crest.headers.get('content-type')).toContain('image/svg+xml')
  for (const path of ['sport_events/sr:match:999', 'competitors/sr:competitor:1'])
    expect(
      (await fetch(`${served.url}/v1/sports/en/${path}/fixture.xml`, { headers: served.headers })).status,
    ).toBe(404)
  const stage = all.find((id) => id.startsWith('sr:stage:'))
  const field = await served.xml(`/v1/sports/en/sport_events/${stage}/summary.xml`)
  expect(field.name).toBe('stage_summary')
  expect(within(field, 'competitor')).toHaveLength(40)
})

test('whoever comes is told to recover, does, and hears from then on what everybody hears', async () => {
  const [one, other] = [await served.listen(1), await served.listen(2)]
  const is = (name: string, product: string) => (message: Element) =>
    message.name === name && message.attributes.product === product
  expect((await one.next(is('alive', '1'))).attributes.subscribed).toBe('0')
  const asked = await served.post('/v1/liveodds/recovery/initiate_request?request_id=9&node_id=1')
  expect(asked.status).toBe(202)
  expect((await one.next(is('snapshot_complete', '1'))).attributes.request_id).toBe('9')
  const before = one.heard.length
  served.pass(2 * MINUTE)
  expect((await one.next(is('alive', '1'), before)).attributes.subscribed).toBe('1')
  await one.next(is('odds_change', '1'), before)
  await other.next(is('odds_change', '1'))
  expect((await other.next(is('alive', '1'), 2)).attributes.subscribed).toBe('0')
  expect(other.heard.some(({ name }) => name === 'snapshot_complete')).toBe(false)
  expect((await served.post('/v1/liveodds/recovery/initiate_request?after=1')).status).toBe(400)
  expect((await served.post('/v1/other/recovery/initiate_request')).status).toBe(404)
  const statuses = new Set<number>()
  for (let times = 0; times < 3; times += 1)
    statuses.add((await served.post('/v1/liveodds/recovery/initiate_request?node_id=3')).status)
  expect(statuses).toEqual(new Set([202, 403]))
  await one.close()
  await other.close()
})
