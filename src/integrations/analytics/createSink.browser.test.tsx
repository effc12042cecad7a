import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../testing/openApp.tsx'
import { createSink } from './createSink.ts'
import type { SinkDefinition, Told } from './Sink.ts'

let opened: Awaited<ReturnType<typeof openApp>>
beforeEach(async () => {
  opened = await openApp('/')
})
afterEach(() => {
  opened.close()
  localStorage.clear()
  Reflect.deleteProperty(globalThis, 'dataLayer')
})

const told: Told = {
  event: 'deposit',
  params: { amount: '10.50', method: 'card' },
  common: { locale: 'en', currency: 'EUR' },
  url: 'https://site.example/cashier',
  at: 1_780_000_000_500,
}
const view: Told = { ...told, event: 'page_view', params: { page: 'index', path: '/' } }
const sinkOf = (definition: SinkDefinition) => createSink(definition, opened.app)

/** What was sent outside since the page is there. */
const sent = () =>
  opened.fetched.mock.calls
    .map(([url, init]) => ({ url: String(url), init: init as RequestInit }))
    .filter(({ url }) => url.startsWith('https://'))

it('a list in the page, where a tag manager reads', () => {
  const sink = sinkOf({ to: 'data_layer', purpose: 'statistics' })
  sink.track(told)
  expect((globalThis as { dataLayer?: unknown[] }).dataLayer).toEqual([
    { event: 'deposit', locale: 'en', currency: 'EUR', amount: '10.50', method: 'card' },
  ])
  expect(sent()).toEqual([])
})

it('a customer-data platform: who acts by the number of the account, and somebody else once they are gone', () => {
  const sink = sinkOf({
    to: 'platform',
    purpose: 'marketing',
    target: 'https://api.cdp.example/',
    token: 'project',
    siteGroup: 'Aurora EU',
  })
  sink.identify?.(7, told.common)
  sink.track(told)
  sink.anonymise?.()
  sink.track(view)
  const commands = sent().map(({ init }) => JSON.parse(String(init.body)).commands[0])
  expect(sent().map(({ url }) => url)).toEqual(
    Array(3).fill('https://api.cdp.example/track/v2/projects/project/batch'),
  )
  expect(sent()[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true, method: 'POST' })
  const [who, what, other] = commands
  expect(who).toMatchObject({ name: 'customers', data: { customer_ids: { registered: '7' } } })
  expect(what).toMatchObject({
    name: 'customers/events',
    data: {
      event_type: 'deposit',
      timestamp: 1_780_000_000.5,
      customer_ids: who.data.customer_ids,
      properties: { site_group: 'Aurora EU', amount: '10.50', currency: 'EUR' },
    },
  })
  expect(other.data.customer_ids.registered).toBeUndefined()
  expect(other.data.customer_ids.cookie).toMatch(/^[0-9a-f]{32}$/)
  expect(other.data.customer_ids.cookie).not.toBe(who.data.customer_ids.cookie)
})

it('Matomo: page views by their name, everything else as an event', () => {
  const sink = sinkOf({ to: 'matomo', purpose: 'statistics', url: 'https://m.example/matomo.php', site: 3 })
  sink.track(view)
  sink.track(told)
  const [first, second] = sent().map(({ init }) => Object.fromEntries(new URLSearchParams(String(init.body))))
  expect(first).toMatchObject({ idsite: '3', rec: '1', action_name: 'index', url: told.url, lang: 'en' })
  expect(first?._id).toMatch(/^[0-9a-f]{16}$/)
  expect(first?.e_a).toBeUndefined()
  expect(second).toMatchObject({
    e_c: 'site',
    e_a: 'deposit',
    e_n: 'method=card',
    e_v: '10.50',
    _id: first?._id,
  })
})

it('Plausible, which keeps nothing in the browser', () => {
  const sink = sinkOf({
    to: 'plausible',
    purpose: 'statistics',
    url: 'https://p.example/api/event',
    domain: 'site.example',
  })
  sink.track(view)
  const [one] = sent()
  expect(JSON.parse(String(one?.init.body))).toMatchObject({
    n: 'pageview',
    u: told.url,
    d: 'site.example',
    p: { locale: 'en', page: 'index' },
  })
  expect(localStorage).toHaveLength(0)
})

it('the platform of the site itself', async () => {
  sinkOf({ to: 'own', purpose: 'statistics' }).track(told)
  const asked = () =>
    opened.fetched.mock.calls.map(([url]) => String(url)).find((url) => url.includes('events/handle'))
  await vi.waitFor(() => expect(asked()).toBeDefined())
  const query = new URL(asked() ?? '', 'https://site.example').searchParams
  expect(query.get('event_name')).toBe('deposit')
  expect(JSON.parse(query.get('event_params') ?? '')).toMatchObject({ amount: '10.50', location: '/cashier' })
})
