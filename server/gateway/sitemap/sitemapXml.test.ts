import { expect, it } from 'vitest'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { indexXml, longestPath, most, partXml, thingsOfPart } from './sitemapXml.ts'

const locales = (...codes: string[]) =>
  ({ default: codes[0], locales: codes.map((code) => ({ code })) }) as unknown as LocalesArtefact

it('names every language of an address at each of them, itself too, and the usual one besides', () => {
  const origin = 'https://a.example'
  const text = [
    ...partXml([{ path: '/faq', changed: '2026-11-01' }], { origin, locales: locales('en', 'lv') }),
  ].join('')
  expect(
    [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>2026-11-01<\/lastmod>(.*)<\/url>/g)].map(([, loc]) => loc),
  ).toEqual(['https://a.example/faq', 'https://a.example/lv/faq'])
  const named = [...text.matchAll(/<url>.*<\/url>/g)].map(([url]) =>
    [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [code, href]),
  )
  expect(named[1]).toEqual(named[0])
  expect(named[0]).toEqual([
    ['en', 'https://a.example/faq'],
    ['lv', 'https://a.example/lv/faq'],
    ['x-default', 'https://a.example/faq'],
  ])
})

it('says nothing of when a page was changed where nobody knows, and leaves no letter that would end a tag', () => {
  const text = [
    ...partXml([{ path: "/a'&b" }], { origin: 'https://a.example', locales: locales('en') }),
  ].join('')
  expect(text).toContain('<loc>https://a.example/a&#39;&amp;b</loc><xhtml:link')
  expect(text).not.toContain('lastmod')
  expect(indexXml('https://a.example', ['/sitemap/a&b/1.xml'])).toContain(
    '<loc>https://a.example/sitemap/a&amp;b/1.xml</loc>',
  )
})

it.each([
  ['one language', ['en']],
  ['five', ['en', 'lv', 'ru', 'de', 'ar']],
  ['forty with long names', Array.from({ length: 40 }, (_, at) => `zh-hant-x-place${at}`)],
])('never writes more into a file than crawlers read, in %s', (_, codes) => {
  const origin = `https://${'a'.repeat(60)}.example`
  const size = thingsOfPart(locales(...codes), origin)
  const path = `/${'b'.repeat(longestPath - 1)}`
  const [head = '', one = '', end = ''] = partXml([{ path, changed: '2026-11-01' }], {
    origin,
    locales: locales(...codes),
  })
  expect(size * codes.length).toBeLessThanOrEqual(most.addresses)
  expect(head.length + one.length * size + end.length).toBeLessThanOrEqual(most.bytes)
})

it('is written as it is read: nothing is made that nobody has asked for yet', () => {
  let made = 0
  function* endless() {
    for (;;) yield { path: `/${++made}` }
  }
  const text = partXml(endless(), { origin: 'https://a.example', locales: locales('en') })
  for (let at = 0; at < 10; at += 1) text.next()
  expect(made).toBeLessThan(11)
})
