import { expect, it } from 'vitest'
import type { MessagesDefinition } from '#generated/grammar/types.ts'
import { checkTextAddresses } from './checkTextAddresses.ts'
import { findReferences } from './findReferences.ts'
import { findUses } from './findUses.ts'
import { renameDefinition } from './renameDefinition.ts'
import type { SiteIndex } from './siteIndex.ts'
import { textAddresses } from './textAddresses.ts'

const texts = {
  'a.html':
    '<p>See <a href="/offer?from=text">this</a> and <a class="x" href=\'/lv/offer\'>that</a>, not /offer.</p>',
  'a.markdown': '{count, plural, one {[One](/offer#top)} other {[All](/help)}}',
  'a.outside':
    '<a href="https://example.com/offer">x</a> <a href="//example.com/offer">y</a> <a href="{url}">z</a>',
}
const page = (id: string) => ({ kind: 'page', id, edition: 2, title: 'a.title', blocks: [] })
const site = [
  page('offer'),
  page('help-page'),
  {
    ...{ kind: 'routes', id: 'main', edition: 2 },
    routes: [
      { name: 'help', path: '/help', page: 'help-page' },
      { name: 'content', path: '/{slug}', contentPage: true },
    ],
    guards: [],
  },
  { kind: 'locales', id: 'main', edition: 2, default: 'en', locales: [{ code: 'en' }, { code: 'lv' }] },
  { kind: 'messages', id: 'en/a', edition: 2, locale: 'en', messages: texts },
]

it('finds the addresses of links alone', () => {
  expect(Object.values(texts).map(textAddresses)).toEqual([
    ['/offer?from=text', '/lv/offer'],
    ['/offer#top', '/help'],
    [],
  ])
})

it('lists texts that link to a page among what uses it', () => {
  const uses = (key: string) => findUses(site, findReferences(site), key).map(({ pointer }) => pointer)
  expect(uses('page/offer')).toEqual(['/messages/a.html', '/messages/a.markdown'])
  expect(uses('page/help-page')).toContain('/messages/a.markdown')
})

it('renames them with the page, and leaves those that a route leads by', () => {
  const renamed = (definition: string, to: string) => {
    const made = renameDefinition(site, findReferences(site), { definition, to })
    if ('refused' in made) throw new Error(made.refused.message)
    return made.changed.get('messages/en/a')?.messages as typeof texts | undefined
  }
  expect(renamed('page/offer', 'deal')).toEqual({
    ...texts,
    'a.html':
      '<p>See <a href="/deal?from=text">this</a> and <a class="x" href=\'/lv/deal\'>that</a>, not /offer.</p>',
    'a.markdown': '{count, plural, one {[One](/deal#top)} other {[All](/help)}}',
  })
  expect(renamed('page/help-page', 'advice')).toBeUndefined()
})

it('refuses links that lead to no page', () => {
  const messages = site.at(-1) as unknown as MessagesDefinition
  const found = (definitions: readonly object[]) =>
    checkTextAddresses([messages], { definitions } as unknown as SiteIndex).map(
      ({ pointer, message }) => `${pointer} ${message}`,
    )
  expect(found(site)).toEqual([])
  expect(found(site.filter(({ id }) => id !== 'offer'))).toEqual([
    '/messages/a.html The link to /offer?from=text leads to no page.',
    '/messages/a.html The link to /lv/offer leads to no page.',
    '/messages/a.markdown The link to /offer#top leads to no page.',
  ])
  const redirects = {
    ...{ kind: 'redirects', id: 'main', edition: 2 },
    redirects: [{ from_url: '/offer', to_url: '/help', status: 301 }],
  }
  expect(found([...site.filter(({ id }) => id !== 'offer'), redirects])).toEqual([])
})
