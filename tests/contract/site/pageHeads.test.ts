import { afterAll, beforeAll, expect, it } from 'vitest'
import { payingPlayer } from '../../fixtures/players/players.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startedSite({ PUBLIC_URL: 'https://aurora.example', SANDBOX: '1' })
}, 180_000)
afterAll(() => site.drop())

async function headOf(path: string | undefined, { locale = 'en', cookie = '' } = {}) {
  const query = new URLSearchParams({ version: '1', locale, ...(path !== undefined && { path }) })
  const answer = await site.app.inject({ url: `/api/metadata/get?${query}`, headers: { cookie } })
  return { status: answer.statusCode, head: answer.json().response }
}
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

it('the head of a page is answered as the page has it, in the language of the call', async () => {
  for (const [path, locale, address] of [
    [undefined, 'en', '/'],
    ['/about', 'en', '/about'],
    ['/about?utm_source=mail', 'lv', '/lv/about'],
    ['/de/about', 'en', '/de/about'],
  ] as const) {
    const { status, head } = await headOf(path, { locale })
    const { body } = await site.app.inject(address)
    expect([address, status, head.title]).toEqual([address, 200, titleOf(body)])
    expect(head.openGraph.url).toBe(property(body, 'og:url'))
    expect(head.openGraph.url).toBe(`https://aurora.example${address}`)
    expect(head.organization).toMatchObject({ name: 'Aurora' })
    expect(head).not.toHaveProperty('robots')
  }
})

it('what is not there, not for everybody, or only leads elsewhere is answered as whoever asks finds it', async () => {
  const missing = await headOf('/no-such-page')
  expect(missing).toMatchObject({ status: 200, head: { robots: 'noindex,follow' } })
  expect(missing.head).not.toHaveProperty('organization')
  const noTournament = await headOf('/tournaments/987654321')
  expect(noTournament.head).toMatchObject({ title: missing.head.title, robots: 'noindex,follow' })

  const home = await headOf('/')
  expect((await headOf('/profile/settings')).head.title).toBe(home.head.title)
  const { sid } = await payingPlayer(site.database)
  const own = await headOf('/profile', { cookie: `__Host-sid=${sid}; sid=${sid}` })
  expect(own.head.robots).toBe('noindex,follow')
  expect(own.head.title).not.toBe(home.head.title)

  for (const path of ['about', '//elsewhere.example/', '/\\elsewhere'])
    expect((await headOf(path)).status).toBe(400)
})
