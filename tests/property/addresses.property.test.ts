import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Definition } from '#generated/grammar/types.ts'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { jurisdictionFacts } from '#schemas/runtime/jurisdictionFacts.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import { traceAddress } from '#schemas/runtime/traceAddress.ts'
import players from '#schemas/studio/players.json' with { type: 'json' }
import { readSite } from '../../scripts/lib/readSite.ts'
import { answerPage } from '../../server/gateway/answerPage.ts'
import { Release } from '../../server/gateway/Release.ts'

const definitions = (await readSite(
  fileURLToPath(new URL('../../schemas/site/', import.meta.url)),
)) as Definition[]
const moved = [
  { from_url: '/old/*', to_url: '/casino/*' },
  { from_url: '/lv/vecais', to_url: '/lv/cashier' },
  { from_url: '/elsewhere/*', to_url: 'https://partner.example/*' },
]
const { artefacts } = createCompiler({ operationFields }).compileRelease(
  definitions.map((one) =>
    one.kind === 'redirects' ? { ...one, redirects: [...one.redirects, ...moved] } : one,
  ),
)
const release = new Release({
  current: () => ({
    id: '1',
    artefacts: Object.fromEntries(Object.keys(artefacts).map((key) => [key, key])),
  }),
  artefact: (key) => artefacts[key] as never,
  subscribe: () => () => undefined,
})

const sessions = (['anonymous', 'signedIn', 'unverified', 'excluded'] as const).map((state): SessionFacts => {
  const own = players.states[state]
  return (own ? { ...players.session, ...own.session } : { authenticated: false, uid: 0 }) as SessionFacts
})
const words = [
  ...new Set(
    [
      'old',
      'lv',
      'LV',
      'lv-LV',
      'vecais',
      'elsewhere',
      'faq',
      'x',
      '%70rofile',
      'casino',
      'promo',
      'sign-up',
    ].concat(
      release.routes.routes.flatMap(({ pattern }) =>
        pattern.split('/').filter((one) => one && !one.startsWith(':')),
      ),
    ),
  ),
]
const known = release.routes.routes.map(({ pattern }) => pattern.replace(/:\w+/g, 'faq'))
const path = fc.oneof(
  fc.constantFrom(...known),
  fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
)
const address = fc
  .tuple(
    fc.constantFrom('', '/lv', '/ar'),
    path,
    fc.constantFrom('', '?sysname=card', '?a=1&redirectUrl=%2Ffaq'),
  )
  .map(([locale, path, search]) => (path === '/' && locale ? locale : locale + path) + search)

/** Redirects that a browser follows before it gives up. */
const most = 20

it('says of any address what the server answers, redirect by redirect', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(...sessions), (start, session) => {
      const { steps, end } = traceAddress(start, {
        redirects: release.redirects,
        routes: release.routes,
        match: release.match,
        locales: release.locales,
        session,
        jurisdiction: jurisdictionFacts(release.site, session),
        siteFacts: (locale) => siteFacts(release.site, release.locales, { locale }),
        hasPage: (id) => release.has(`page/${id}`),
      })
      const told = [start, ...steps.map(({ to }) => to)]
      let here = start
      for (let turn = 0; turn < most; turn += 1) {
        const at = here.indexOf('?')
        const answer = answerPage(release, {
          path: at < 0 ? here : here.slice(0, at),
          search: at < 0 ? '' : here.slice(at),
          localeCookie: undefined,
          acceptLanguage: undefined,
          session,
        })
        if (answer.kind === 'page') {
          expect(told.at(-1)).toBe(here)
          if (end.kind === 'page') expect(answer).toMatchObject({ page: end.page, layout: end.route.layout })
          else expect([end.kind, answer.status]).toEqual(['missing', 404])
          return
        }
        here = answer.to
        // Several redirects of editors are one answer of the server.
        expect(told).toContain(here)
        if (!here.startsWith('/')) {
          expect(end).toEqual({ kind: 'outside', url: here })
          return
        }
      }
      expect(end.kind).toBe('loop')
    }),
    { numRuns: 1500 },
  )
})
