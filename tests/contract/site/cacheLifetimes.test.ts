import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startedSite()
}, 180_000)
afterAll(() => site?.drop())

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'
const call = '?version=1&locale=en'

/** As `docs/operating.md` has it. */
const lifetimes: [string, number, string][] = [
  ['/assets/none.js', 200, year],
  ['/_ipx/f_png,fit_cover,q_95,s_1200x630/assets/site/hero.svg', 200, 'public, max-age=86400'],
  ['/assets/site/hero.svg', 200, hour],
  ['/manifest.webmanifest', 200, hour],
  ['/robots.txt', 200, hour],
  ['/sitemap.xml', 200, 'public, max-age=600'],
  ['/sitemap/_pages/1.xml', 200, 'public, max-age=600'],
  ['/content/api/domain-seo?host=localhost', 200, 'public, max-age=60'],
  ['/', 200, 'private, no-cache'],
  ['/profile/settings', 302, 'private, no-cache'],
  ['/no/such/page', 404, 'private, no-cache'],
  ['/content/release', 200, 'no-cache'],
  ['/content/api/cms-config', 200, 'no-cache'],
  ['/_build/latest.json', 200, 'no-cache'],
  ['/nfx/i18n/messages/en', 200, 'no-cache'],
  ['/sw.js', 200, 'no-cache'],
  [`/api/account/getInfo${call}`, 200, 'no-store'],
  [`/api/games/getProviders${call}`, 200, 'no-store'],
  ['/assets/not-there.js', 404, 'no-store'],
  ['/assets/site/not-there.svg', 404, 'no-store'],
  [`/content/artefacts/${'x'.repeat(43)}`, 404, 'no-store'],
  ['/healthz', 200, 'no-store'],
]

it('says of everything how long it may be kept', async () => {
  const release = (await site.app.inject('/content/release')).json()
  const [hash] = Object.values(release.artefacts)
  const { response } = (await site.app.inject(`/api/games/get${call}&count=1&offset=0`)).json()
  const said = await Promise.all(
    [...lifetimes, [`/content/artefacts/${hash}`, 200, year], [response.items[0].image_url, 200, year]].map(
      async ([url]) => {
        const { statusCode, headers } = await site.app.inject(String(url))
        return [url, statusCode, headers['cache-control']]
      },
    ),
  )
  expect(said).toEqual([
    ...lifetimes,
    [`/content/artefacts/${hash}`, 200, year],
    [response.items[0].image_url, 200, year],
  ])
})
