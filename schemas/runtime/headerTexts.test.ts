import { describe, expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkDefinition } from '../gate/checkDefinition.ts'
import { checkPicture } from '../gate/checkPicture.ts'
import { indexSite } from '../gate/siteIndex.ts'
import site from '../site/site.json' with { type: 'json' }

const problemsOf = (definition: object) =>
  checkDefinition(definition).map(({ pointer, hint }) => [pointer, hint])
const redirect = (from_url: string, to_url: string) => ({
  kind: 'redirects',
  id: 'main',
  redirects: [{ from_url, to_url }],
})
const seo = (line: string) => ({
  kind: 'seo',
  id: 'main',
  titleTemplate: 'app.title',
  title: 'app.title',
  description: 'app.title',
  disallow: [line],
})

describe('a text that becomes a header or a line of the robots text', () => {
  const texts: [string, object, string][] = [
    ['who may embed', { ...site, frameAncestors: ['https://例え.jp'] }, '/frameAncestors/0'],
    [
      'who may embed',
      { ...site, frameAncestors: ["https://a.example 'unsafe-inline'"] },
      '/frameAncestors/0',
    ],
    ['who may embed', { ...site, frameAncestors: ['https://a.example\r\nx: y'] }, '/frameAncestors/0'],
    ['where pictures come from', { ...site, imageOrigins: ['https://例え.jp'] }, '/imageOrigins/0'],
    ['where pictures come from', { ...site, imageOrigins: ['https://a.example; x'] }, '/imageOrigins/0'],
    ['where pictures come from', { ...site, imageOrigins: ['https:'] }, '/imageOrigins/0'],
    ['a redirect', redirect('/a', 'https://例え.jp/'), '/redirects/0/to_url'],
    ['a redirect', redirect('/a', '/b\r\nset-cookie: sid=1'), '/redirects/0/to_url'],
    ['a redirect', redirect('/rīga', '/b'), '/redirects/0/from_url'],
    ['robots', seo('/a\nAllow: /'), '/disallow/0'],
    ['robots', seo('/é'), '/disallow/0'],
  ]
  it.each(texts)('is printable ASCII, and the remedy is told: %s', (_, definition, pointer) => {
    const found = problemsOf(definition)
    expect(found.map(([at]) => at)).toContain(pointer)
    expect(found.map(([, hint]) => hint).join(' ')).toMatch(/ASCII|percent-encoded/)
  })

  it('takes names of other alphabets in punycode, and letters percent-encoded', () => {
    const origins = ["'self'", 'https://xn--r8jz45g.jp', 'https://*.example.com:8443']
    expect(problemsOf({ ...site, frameAncestors: origins, imageOrigins: origins.slice(1) })).toEqual([])
    expect(problemsOf(redirect('/r%C4%ABga', 'https://xn--r8jz45g.jp/?q=%C4%AB#a'))).toEqual([])
    expect(problemsOf(seo('/a?b=*$'))).toEqual([])
  })
})

describe('a picture of another host', () => {
  const imageOrigins = ['https://images.example', 'https://*.cdn.example:8443']
  const index = indexSite([{ ...site, imageOrigins } as unknown as SiteDefinition], new Set(), {})
  const check = (value: string) =>
    checkPicture({ ref: 'picture', value, pointer: '/image', parent: {} }, {} as SiteDefinition, index)

  it.each([
    '/assets/site/hero.svg',
    'art:aurora',
    'https://images.example/a.png',
    'https://a.cdn.example:8443/a',
  ])('that pages show: %s', (value) => {
    expect(check(value)).toEqual([])
  })
  it.each(['https://other.example/a.png', 'https://cdn.example:8443/a', 'https://a.cdn.example/a'])(
    'that the policy of pages would hold back is refused, and it is told what to do: %s',
    (value) => {
      expect(check(value)).toEqual([
        {
          code: 'image_origin',
          pointer: '/image',
          message: expect.stringContaining(new URL(value).origin),
          hint: expect.stringContaining('imageOrigins'),
        },
      ])
    },
  )
})
