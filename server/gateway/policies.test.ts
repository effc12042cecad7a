import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Artefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { smallRelease } from '../../tests/fixtures/content/smallRelease.ts'
import { policyOf } from '../../tests/fixtures/policies/policyOf.ts'
import { gatewayPlugin } from './gatewayPlugin.ts'

const none = {
  head: '',
  body: '',
  formHead: '',
  dataHead: '',
  rowHead: '',
  hallHead: '',
  sportsHead: '',
  ahead: '',
  fonts: [],
}
type Options = Partial<Parameters<typeof gatewayPlugin>[1]>

/** A page of the small site with these settings of the site and of the operator. */
async function page(settings: Partial<SiteArtefact>, options: Options = {}) {
  const app = fastify()
  await app.register(cookie)
  const live = smallRelease((artefacts) => {
    artefacts['site/main'] = { ...artefacts['site/main'], snippets: [], ...settings } as Artefact
  })
  gatewayPlugin(app, {
    ...{ live, template: none, session: async () => ({ authenticated: false, uid: 0 }) },
    ...{ publicUrl: 'https://small.example', ...options },
  })
  const answer = await app.inject('/about')
  await app.close()
  return answer
}

const { general } = smallRelease().artefact<SiteArtefact>('site/main') as SiteArtefact
const consent = { version: '1', banner: 'b', purposes: [{ name: 'statistics' }] }
const telling = (more: object) =>
  ({ analytics: { consent, sinks: [], ...more } }) as unknown as Partial<SiteArtefact>
const sink = (to: string, more: object = {}) => telling({ sinks: [{ to, purpose: 'statistics', ...more }] })
const code = (more: object = {}) => ({ snippets: [{ isEnabled: true, code: '<script>1</script>', ...more }] })
const framed = { sportsbook: { kind: 'frame', url: 'https://book.example/' } } as Partial<SiteArtefact>
const chat = { support: { chat: 'crisp', config: { crisp: { websiteId: 'a' } } } } as Partial<SiteArtefact>
const chatFrame = { chat: { script: '/chat.js', origin: 'https://chat.example' } }

const integrations: Record<string, [Partial<SiteArtefact>, Options?]> = {
  'nothing on': [{}],
  'analytics: data layer': [sink('data_layer')],
  'analytics: platform': [sink('platform', { target: 'https://api.exponea.com', token: 'x' })],
  'analytics: Matomo': [sink('matomo', { url: 'https://matomo.example/matomo.php', site: 1 })],
  'analytics: Plausible': [sink('plausible', { url: 'https://plausible.io/api/event', domain: 'x' })],
  'analytics: own': [sink('own')],
  'performance of pages': [telling({ performance: { url: 'https://vitals.example/' } })],
  'errors, to Sentry': [telling({ errors: { dsn: 'https://key@o1.ingest.sentry.io/1' } })],
  'visits counted': [{ hits: { keptDays: 30 } }],
  'fingerprints, by SEON': [{ general: { ...general, is_seon_enabled: true } }],
  'code of third parties': [code()],
  'code that waits for consent': [{ ...telling({}), ...code({ purpose: 'statistics' }) }],
  'chat, in the origin of the site': [chat, { chat: { script: '/chat.js' } }],
  'chat, in an origin of its own': [chat, chatFrame],
  'origin of chats, and none shown': [{}, chatFrame],
  'sportsbook of a third party': [framed, { sportsbook: () => 'https://book.example' }],
  'games of another origin': [{}, { games: ['https://games.example'] }],
  'verification of identity': [{}, { frames: ['https://verify.example'] }],
  payments: [{}, { payments: ['https://pay.example'] }],
  'pictures of other origins': [{ imageOrigins: ['https://img.example'] }],
}

it('what each integration adds to the headers of pages is this', async () => {
  const policies: string[] = []
  for (const [title, [settings, options]] of Object.entries(integrations))
    policies.push(policyOf(title, await page(settings, options)))
  const text = policies.join('\n')
  expect(text).not.toMatch(/unsafe-(eval|inline)/)
  await expect(text).toMatchFileSnapshot('../../tests/fixtures/policies/integrations.txt')
})

it.each([
  'analytics: data layer',
  'analytics: own',
  'visits counted',
  'code that waits for consent',
  'chat, in the origin of the site',
  'origin of chats, and none shown',
])('%s adds nothing', async (title) => {
  const [settings, options] = integrations[title] ?? [{}]
  expect(policyOf('', await page(settings, options))).toBe(policyOf('', await page({})))
})
