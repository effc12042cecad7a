import { describe, expect, it } from 'vitest'
import type { RedirectsDefinition } from '#generated/grammar/types.ts'
import { checkRedirects } from './checkRedirects.ts'
import type { SiteIndex } from './siteIndex.ts'

const route = (pattern: string, more: object) => [pattern, { name: pattern, pattern, params: [], ...more }]
const site = {
  definitions: [],
  routes: new Map([
    route('/', { page: 'home' }),
    route('/faq', { page: 'faq' }),
    route('/old', { redirect: { route: 'faq' } }),
    route('/game/:sysname', { page: 'game' }),
  ] as [string, object][]),
} as unknown as SiteIndex
const found = (from_url: string) => {
  const redirects = [{ from_url, to_url: '/elsewhere', status: 301 }]
  return checkRedirects({ kind: 'redirects', id: 'main', redirects } as RedirectsDefinition, site)
}

describe('a redirect', () => {
  it.each([
    ['/faq', 'faq'],
    ['/faq/', 'faq'],
    ['/', 'home'],
  ])('must not hide the page at %s', (from, page) => {
    expect(found(from)).toMatchObject([
      { pointer: '/redirects/0/from_url', message: expect.stringContaining(`The page ${page} `) },
    ])
  })

  it.each(['/gone', '/old', '/game/aurora', '/faq/*'])('may lead on from %s', (from) => {
    expect(found(from)).toEqual([])
  })
})
