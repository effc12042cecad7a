import { describe, expect, it } from 'vitest'
import type { RedirectsDefinition } from '#generated/grammar/types.ts'
import { compileRedirects } from '../compiler/compileRedirects.ts'
import { createRedirects } from './createRedirects.ts'
import { stripLocale } from './stripLocale.ts'

const locales = {
  default: 'en',
  locales: ['en', 'lv'].map((code) => ({ code, name: code, dir: 'ltr' as const })),
}

function redirectsOf(redirects: RedirectsDefinition['redirects']) {
  const compiled = compileRedirects({ kind: 'redirects', id: 'main', redirects })
  const { find } = createRedirects(compiled.redirects, locales)
  return (address: string, locale = 'en') => {
    const url = new URL(address, 'https://site.example')
    return find({ locale, path: address.split(/[?#]/, 1)[0] ?? '', search: url.search, hash: url.hash })
  }
}

const find = redirectsOf([
  { from_url: '/old', to_url: '/new', status: 308 },
  { from_url: '/a/*/end', to_url: '/b/*' },
  { from_url: '/games/*/by/*', to_url: '/providers/*?game=*' },
  { from_url: '/swap/*/*', to_url: '/kept/*' },
  { from_url: '/go/*', to_url: '/*' },
  { from_url: '/out/*', to_url: 'https://example.com/*' },
  { from_url: '/host*', to_url: 'https://example.com*' },
  { from_url: '/same', to_url: '/same/' },
  { from_url: '/offer', to_url: '/offers?from=mail&tab=2#top' },
  { from_url: '/r%c4%ABga', to_url: '/city' },
  { from_url: '/lv/jaunumi', to_url: '/offers' },
  { from_url: '/english', to_url: '/en/terms' },
  { from_url: '/one', to_url: '/two?a=1', status: 302 },
  { from_url: '/two', to_url: '/three?b=2' },
])

describe('redirects', () => {
  it.each([
    ['/old', '/new', 308],
    ['/old/', '/new', 308],
    ['/a/x/y/end', '/b/x/y', 301],
    ['/games/book/of/ra/by/nova/sky', '/providers/book/of/ra?game=nova/sky', 301],
    ['/games/a/by/b&c=d', '/providers/a?game=b%26c%3Dd', 301],
    ['/swap/1/2/3', '/kept/1', 301],
    ['/out/page', 'https://example.com/page', 301],
    ['/out/page?a=1', 'https://example.com/page?a=1', 301],
    ['/r%c4%abga', '/city', 301],
  ])('send %s to %s', (address, to, status) => {
    expect(find(address)).toMatchObject({ to, status })
  })

  it.each([
    '/older',
    '/a/end',
    '/games/by/x',
    '/same',
    '/go//evil.example',
    '/go/\\evil.example',
    '/go/%2fevil.example',
    '/host.evil.example',
    '/jaunumi',
  ])('let %s pass', (address) => {
    expect(find(address)).toBeNull()
  })

  it('leave the query and fragment of the target whole, and take the visitor’s behind it', () => {
    expect(find('/offer')?.to).toBe('/offers?from=mail&tab=2#top')
    expect(find('/offer?utm=x&tab=9&tab=8#below')?.to).toBe('/offers?from=mail&tab=2&utm=x#top')
    expect(find('/old?q=a%20b#below')?.to).toBe('/new?q=a%20b#below')
  })

  it('keep the locale, hold in one that they name, and lead to one that they name', () => {
    expect(find('/old', 'lv')?.to).toBe('/lv/new')
    expect(find('/jaunumi', 'lv')?.to).toBe('/lv/offers')
    expect(find('/english', 'lv')?.to).toBe('/en/terms')
  })

  it('are followed at once, for now where one of them is', () => {
    expect(find('/one?c=3')).toMatchObject({ to: '/three?b=2&a=1&c=3', status: 302, steps: [12, 13] })
  })

  it('that never end are not followed', () => {
    const around = redirectsOf([
      { from_url: '/a', to_url: '/b' },
      { from_url: '/b', to_url: '/a' },
      { from_url: '/x/*', to_url: '/x/y/*' },
    ])
    expect(around('/a')).toBeNull()
    expect(around('/x/1')).toBeNull()
  })

  it('look at a long path once, however many stars they have', () => {
    const slow = redirectsOf([{ from_url: `/${'*a'.repeat(200)}`, to_url: '/b' }])
    expect(slow(`/${'a'.repeat(8000)}b`)).toBeNull()
    expect(slow(`/${'a'.repeat(8000)}`)?.to).toBe('/b')
  })
})

describe('the locale of a path', () => {
  it.each([
    ['/lv/cashier', 'lv', '/cashier'],
    ['/lv', 'lv', '/'],
    ['/lv/', 'lv', '/'],
    ['/lvx/cashier', undefined, '/lvx/cashier'],
    ['/LV', undefined, '/LV'],
    ['/', undefined, '/'],
  ])('of %s is %s', (path, locale, rest) => {
    const stripped = stripLocale(path, ['en', 'lv'])
    expect([stripped.locale, stripped.path]).toEqual([locale, rest])
  })
})
