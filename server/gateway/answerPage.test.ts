import { describe, expect, it } from 'vitest'
import type { RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { smallRelease } from '../../tests/fixtures/content/smallRelease.ts'
import { answerPage, type PageRequest } from './answerPage.ts'
import { Release } from './Release.ts'

const release = new Release(smallRelease())
const request = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  path,
  search: '',
  localeCookie: undefined,
  acceptLanguage: undefined,
  session: { authenticated: false, uid: 0 },
  ...more,
})
const signedIn = { session: { authenticated: true, uid: 7 } }

describe('an address', () => {
  it('of a page shows it, with and without a locale', () => {
    expect(answerPage(release, request('/'))).toMatchObject({ status: 200, page: 'home', locale: 'en' })
    expect(answerPage(release, request('/ar/about'))).toMatchObject({
      page: 'about',
      locale: 'ar',
      path: '/about',
    })
  })

  it.each(['/nowhere', '/ar/a/b/c', '/%E0%A4%A', '/../etc/passwd', '/__proto__', '/constructor'])(
    'that leads nowhere is not found: %s',
    (path) => {
      expect(answerPage(release, request(path))).toMatchObject({ status: 404, systemPage: 'not-found' })
    },
  )

  it.each([
    ['/AR/about', '/ar/about'],
    ['/ar-EG/about', '/ar/about'],
    ['/AR', '/ar'],
    ['/EN/about', '/about'],
    ['/En-us/cashier', '/cashier'],
  ])('with a language as others write it leads to its own: %s', (path, to) => {
    const redirect = { kind: 'redirect', to: `${to}?a=1`, status: 301 }
    expect(answerPage(release, request(path, { search: '?a=1', localeCookie: 'ar' }))).toMatchObject(redirect)
  })

  it.each(['/arab/about', '/xx/about', '/ar_EG/about', '/ar,en/about'])(
    'with what is no language of the site does not: %s',
    (path) => {
      expect(answerPage(release, request(path))).toMatchObject({ status: 404 })
    },
  )

  it('that is guarded sends visitors to the index with the address they asked for', () => {
    expect(answerPage(release, request('/ar/cashier', { search: '?a=1' }))).toEqual({
      kind: 'redirect',
      to: '/ar?redirectUrl=%2Far%2Fcashier%3Fa%3D1',
      status: 302,
      locale: 'ar',
    })
    expect(answerPage(release, request('/cashier', signedIn))).toMatchObject({ page: 'home' })
  })

  it('is guarded by the rules of the country too: of the account, or of the visit', () => {
    const only = smallRelease((artefacts) => {
      const routes = artefacts['routes/main'] as RoutesArtefact
      const offered = { properties: { loyalty_offered: { const: true } } }
      const requires = { properties: { jurisdiction: offered } }
      const guards = [{ contains: ['about'], requires, redirect: { route: 'index' } }]
      artefacts['routes/main'] = { ...routes, guards }
    })
    const about = (more: Partial<PageRequest>) => answerPage(new Release(only), request('/about', more))
    expect(about({})).toMatchObject({ page: 'about' })
    expect(about({ country: 'SE' })).toMatchObject({ kind: 'redirect', to: '/' })
    const swede = { ...signedIn.session, country_code: 'SE' }
    expect(about({ session: swede, country: 'LV' })).toMatchObject({ kind: 'redirect', to: '/' })
    expect(about({ session: { ...swede, country_code: 'LV' }, country: 'SE' })).toMatchObject({
      page: 'about',
    })
  })

  it('of a route that redirects leads on, with its query', () => {
    expect(answerPage(release, request('/profile', signedIn))).toMatchObject({ to: '/cashier?tab=deposit' })
  })

  it('that an editor has moved leads to the new one and keeps the query', () => {
    expect(answerPage(release, request('/ar/old/x'))).toMatchObject({ to: '/ar/about?was=x', status: 301 })
  })

  it('is answered in the language of the browser by a redirect', () => {
    expect(answerPage(release, request('/about', { acceptLanguage: 'ar', search: '?a=1' }))).toEqual({
      kind: 'redirect',
      to: '/ar/about?a=1',
      status: 302,
      locale: 'ar',
    })
  })
})

it('shows maintenance at every address while the site is closed', () => {
  const closed = smallRelease((artefacts) => {
    const site = artefacts['site/main'] as { general: object }
    artefacts['site/main'] = { ...site, general: { ...site.general, domain_state: 'maintenance' } } as never
  })
  expect(answerPage(new Release(closed), request('/about'))).toMatchObject({
    status: 503,
    systemPage: 'maintenance',
  })
})

it('shows a blocked player the page for blocked players everywhere but where that leads to', () => {
  const banned = { session: { authenticated: false, uid: 0, is_banned: true } }
  const blocked = { status: 403, systemPage: 'user-blocked' }
  for (const path of ['/', '/nowhere', '/cashier/deposit'])
    expect(answerPage(release, request(path, banned))).toMatchObject(blocked)
  const leading = smallRelease((artefacts) => {
    const page = artefacts['system-page/user-blocked'] as object
    artefacts['system-page/user-blocked'] = {
      ...page,
      button: { label: 'x', link: { route: 'page-slug', params: { slug: 'about' } } },
    } as never
  })
  expect(answerPage(new Release(leading), request('/about', banned))).toMatchObject({
    status: 200,
    page: 'about',
  })
  for (const path of ['/', '/terms', '/profile'])
    expect(answerPage(new Release(leading), request(path, banned))).toMatchObject(blocked)
})
