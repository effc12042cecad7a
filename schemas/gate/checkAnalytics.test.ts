import { expect, it } from 'vitest'
import type { Analytics, SiteDefinition } from '#generated/grammar/types.ts'
import { compileSite } from '../compiler/compileSite.ts'
import { toldOrigins } from '../runtime/toldOrigins.ts'
import { checkDefinition } from './checkDefinition.ts'

const consent = {
  version: '1',
  banner: 'system/consent',
  purposes: [{ name: 'statistics' }, { name: 'marketing' }],
}
const analyticsOf = (more: object) => ({ consent, sinks: [], ...more }) as unknown as Analytics
const siteOf = (more: object) =>
  ({ kind: 'site', id: 'main', analytics: analyticsOf(more) }) as unknown as SiteDefinition

const askedFor = (more: object) =>
  compileSite({ ...siteOf({}), ...more } as SiteDefinition).analytics?.consent.purposes.map(
    ({ name }) => name,
  )

it('asks for what visits, fingerprints and code wait for, where they are in use', () => {
  const code = { isEnabled: true, purpose: 'statistics', code: '' }
  expect(askedFor({ snippets: [code] })).toEqual(['statistics'])
  expect(askedFor({ snippets: [{ ...code, isEnabled: false }] })).toBeUndefined()
  expect(askedFor({ hits: { keptDays: 1, purpose: 'marketing' }, snippets: [code] })).toEqual([
    'statistics',
    'marketing',
  ])
  const fingerprint = { purpose: 'marketing' }
  expect(askedFor({ fingerprint, general: {} })).toBeUndefined()
  expect(askedFor({ fingerprint, general: { is_seon_enabled: true } })).toEqual(['marketing'])
  const necessary = { fingerprint: { purpose: 'necessary' }, general: { is_seon_enabled: true } }
  expect(askedFor({ ...necessary, snippets: [{ ...code, purpose: 'necessary' }] })).toBeUndefined()
})

it('nobody is told of a consent that nothing needs', () => {
  expect(compileSite(siteOf({}))).toEqual({ kind: 'site', id: 'main' })
  const told = siteOf({ errors: { dsn: 'https://key@faults.example/1' } })
  // Told of everybody, so that nobody is asked.
  expect(compileSite(told).analytics).toMatchObject({ ...told.analytics, consent: { purposes: [] } })
})

it('asks for the purposes that something is told for, and lets browsers tell those origins alone', () => {
  const analytics = analyticsOf({
    sinks: [
      { to: 'data_layer', purpose: 'marketing' },
      { to: 'matomo', purpose: 'marketing', url: 'https://m.example/matomo.php', site: 1 },
      { to: 'own', purpose: 'marketing' },
    ],
    performance: { url: '/vitals', purpose: 'marketing' },
    errors: { dsn: 'https://key@faults.example:8443/1' },
  })
  expect(askedFor({ analytics })).toEqual(['marketing'])
  expect(toldOrigins(analytics)).toEqual(['https://faults.example:8443', 'https://m.example'])
  expect(toldOrigins(undefined)).toEqual([])
})

it.each([
  [{ to: 'matomo', purpose: 'a', url: 'http://m.example/', site: 1 }],
  [{ to: 'matomo', purpose: 'a', url: 'https://m.example/?token=1', site: 1 }],
  [{ to: 'matomo', purpose: 'a', url: "https://m.example; script-src 'unsafe-inline'", site: 1 }],
  [{ to: 'platform', purpose: 'a', target: 'https://例え.jp', token: 'x' }],
  [{ to: 'plausible', purpose: 'a', url: '//p.example', domain: 'x' }],
  [{ to: 'elsewhere', purpose: 'a' }],
  [{ to: 'own' }],
])('takes no address that is not a plain one, and nobody without a purpose: %j', (sink) => {
  const found = checkDefinition(siteOf({ sinks: [sink] }))
  expect(found.some(({ pointer }) => pointer.startsWith('/analytics/sinks/0'))).toBe(true)
})

it('takes those that are', () => {
  const sinks = [
    { to: 'platform', purpose: 'a', target: 'https://api.exponea.com', token: 'aaa-bbb', siteGroup: 'EU 1' },
    { to: 'plausible', purpose: 'a', url: 'https://plausible.io/api/event', domain: 'site.example' },
  ]
  const found = checkDefinition(siteOf({ sinks }))
  expect(found.filter(({ pointer }) => pointer.startsWith('/analytics'))).toEqual([])
})
