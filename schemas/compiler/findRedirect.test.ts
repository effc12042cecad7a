import { describe, expect, it } from 'vitest'
import { compileRedirects } from './compileRedirects.ts'
import { findRedirect } from './findRedirect.ts'
import { stripLocale } from './stripLocale.ts'

const { redirects } = compileRedirects({
  kind: 'redirects',
  id: 'main',
  redirects: [
    { from_url: '/old', to_url: '/new', status: 308 },
    { from_url: '/a/*/end', to_url: '/b/*' },
    { from_url: '/go/*', to_url: '/*' },
    { from_url: '/out/*', to_url: 'https://example.com/*' },
    { from_url: '/host*', to_url: 'https://example.com*' },
    { from_url: '/same', to_url: '/same/' },
  ],
})

describe('redirects', () => {
  it.each([
    ['/old', '/new', 308],
    ['/old/', '/new', 308],
    ['/a/x/y/end', '/b/x/y', 301],
    ['/out/page', 'https://example.com/page', 301],
  ])('send %s to %s', (path, to, status) => {
    expect(findRedirect(redirects, path)).toEqual({ to, status })
  })

  it.each(['/older', '/a/end', '/same', '/go//evil.example', '/go/\\evil.example', '/host.evil.example'])(
    'let %s pass',
    (path) => {
      expect(findRedirect(redirects, path)).toBeNull()
    },
  )
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
