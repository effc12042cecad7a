import { afterAll, beforeAll, expect, it } from 'vitest'
import { policyOf } from '../../fixtures/policies/policyOf.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startedSite({ PUBLIC_URL: 'https://aurora.example', SANDBOX: '1' })
}, 180_000)
afterAll(() => site?.drop())

const call = '?version=1&locale=en'

/** One address of each sort that answers by headers of its own. */
const addresses = {
  'page of the site': '/',
  'page that is not there': '/no/such/page',
  'page of a game': '/game/pearl-line',
  'page that a payment leads back to': '/cashier/paypending',
  'page of betting': '/betting',
  'frame of a chat that is not shown': '/chat-frame',
  studio: '/studio/',
  'preview that nobody has a name of': '/preview/page?of=page%2Fhome',
  'call of the platform': `/api/games/getProviders${call}`,
  'call that is not there': `/api/games/noSuchCall${call}`,
  'visit that is counted': `/hit?utm_source=mail`,
  'content of the live release': '/content/release',
  'picture of the site': '/assets/site/hero.svg',
  'picture in another size': '/_ipx/f_png,fit_cover,q_95,s_1200x630/assets/site/hero.svg',
  'file that is not there': '/assets/not-there.js',
  'robots text': '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  'service worker': '/sw.js',
  health: '/healthz',
  'sandbox: letters': '/sandbox/outbox',
  'sandbox: sign-in': '/sandbox/oauth/aurora_id/authorize',
  'sandbox: feed': '/sandbox/feed',
  'sandbox: game': '/sandbox/games/play/none',
  'sandbox: payment': '/sandbox/pay/none',
  'sandbox: payments': '/sandbox/pay',
  'sandbox: verification': '/sandbox/verification/none',
  'sandbox: bookmaker': '/sandbox/bookmaker/book',
  'sandbox: chat': '/sandbox/chat/widget',
}

it('what browsers are told to allow and to refuse is this, address by address', async () => {
  const policies: string[] = []
  for (const [title, url] of Object.entries(addresses)) {
    const path = url.split('?')[0]
    policies.push(policyOf(`${title}: ${path}`, await site.app.inject(url)))
  }
  const text = policies.join('\n')
  expect(text).not.toContain('unsafe-eval')
  await expect(text).toMatchFileSnapshot('../../fixtures/policies/site.txt')
})
