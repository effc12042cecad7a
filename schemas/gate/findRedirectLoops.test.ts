import { describe, expect, it } from 'vitest'
import type { Definition, RedirectsDefinition } from '#generated/grammar/types.ts'
import { checkRedirects } from './checkRedirects.ts'
import type { SiteIndex } from './siteIndex.ts'

const definitions: Definition[] = [
  {
    kind: 'locales',
    id: 'main',
    default: 'en',
    strategy: 'browser',
    locales: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'lv', name: 'Latviešu', dir: 'ltr' },
    ],
  },
  {
    kind: 'routes',
    id: 'main',
    routes: [
      { name: 'index', path: '/', page: 'home' },
      { name: 'profile', path: '/profile', redirect: { route: 'settings' } },
      { name: 'settings', path: '/profile/settings', page: 'settings' },
    ],
    guards: [
      {
        contains: ['profile'],
        requires: { properties: { session: { properties: { authenticated: { const: true } } } } },
        redirect: { route: 'index' },
      },
    ],
  },
]

/** What the gate says of redirects that are written as `from to`. */
function check(...written: string[]) {
  const redirects = written.map((line): RedirectsDefinition['redirects'][number] => {
    const [from_url = '', to_url = ''] = line.split(' ')
    return { from_url, to_url }
  })
  const site = { definitions, routes: new Map() } as unknown as SiteIndex
  return checkRedirects({ kind: 'redirects', id: 'main', redirects }, site)
}

describe('a redirect that feeds itself is refused', () => {
  it.each([
    ['/a /b', '/b /a'],
    ['/a /b', '/b /c', '/c /a'],
    ['/x/* /x/y/*'],
    ['/x/* /y/*', '/y/z /x/z'],
    ['/x/*/end /y/*', '/y/*/q /x/*/q/end'],
    ['/lv/a /lv/b', '/b /a'],
    ['/* /all/*'],
    ['/profile/settings /profile'],
    ['/ /profile'],
  ])('%s %s %s', (...written) => {
    expect(check(...written)).toEqual([
      expect.objectContaining({
        code: 'redirect_loop',
        pointer: expect.stringMatching(/^\/redirects\/\d\/to_url$/),
        message: expect.stringContaining(' → '),
      }),
    ])
  })

  it('once, with the way that it takes', () => {
    const [loop] = check('/away /home', '/a /b', '/b /a')
    expect(loop).toMatchObject({
      pointer: '/redirects/1/to_url',
      message: expect.stringContaining('/a → /b → /a'),
    })
  })

  it('not where it comes to an end', () => {
    expect(check('/a /b', '/b /c', '/c /d', '/casino/* /gamehall/*', '/b/x /a/y', '/a/* /b/*')).toEqual([])
    expect(check('/a https://a.example/a', '/*/terms /terms', '/en/old /lv/old')).toEqual([])
  })

  it('in a list of thousands within a moment', () => {
    const many = Array.from({ length: 1000 }, (_, at) => [
      `/old-${at} /new-${at}`,
      `/news/${at}/* /blog/${at}/*`,
    ])
    expect(check(...many.flat(), '/end /begin', '/begin /end')).toHaveLength(1)
  })
})
