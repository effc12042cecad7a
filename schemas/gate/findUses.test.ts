import { expect, it } from 'vitest'
import { findReferences } from './findReferences.ts'
import { findUses } from './findUses.ts'

const usesIn = (definitions: readonly unknown[], key: string) =>
  findUses(definitions, findReferences(definitions), key)

const page = {
  kind: 'page',
  id: 'start',
  title: 'pages.start.title',
  blocks: [
    { type: 'form', form: 'login', visibleWhen: { all: [{ not: 'guest' }, { '/session/uid': 0 }] } },
    { use: 'parts/help' },
  ],
}
const texts = { kind: 'messages', id: 'en/pages', locale: 'en', messages: { 'pages.start.title': 'Start' } }

it.each([
  ['form/login', [{ definition: 'page/start', pointer: '/blocks/0/form' }]],
  ['condition/guest', [{ definition: 'page/start', pointer: '/blocks/0/visibleWhen/all/0/not' }]],
  ['fragment/parts/help', [{ definition: 'page/start', pointer: '/blocks/1/use' }]],
  ['messages/en/pages', [{ definition: 'page/start', pointer: '/title', name: 'pages.start.title' }]],
  ['popup/login', []],
])('finds where %s is named', (key, uses) => {
  expect(usesIn([page, texts, null, 'odd'], key)).toEqual(uses)
})

it('finds the form that another one extends', () => {
  const form = { kind: 'form', id: 'fast', extends: 'login' }
  expect(usesIn([form], 'form/login')).toEqual([{ definition: 'form/fast', pointer: '/extends' }])
})

it('finds what fragments are given, and pages that are reached by their address', () => {
  const routes = {
    kind: 'routes',
    id: 'main',
    edition: 2,
    routes: [{ name: 'article', path: '/{slug}', contentPage: true }],
    guards: [],
  }
  const locales = { kind: 'locales', id: 'main', edition: 2, default: 'en', strategy: 'browser', locales: [] }
  const link = {
    kind: 'fragment',
    id: 'button/article',
    edition: 2,
    description: 'A button that leads to an article.',
    params: {
      slug: { type: 'word', description: 'Which.' },
      label: { type: 'message', description: 'What it says.', default: 'texts.more' },
    },
    blocks: [
      {
        type: 'button',
        label: { param: 'label' },
        link: { route: 'article', params: { slug: { param: 'slug' } } },
      },
    ],
  }
  const around = {
    kind: 'fragment',
    id: 'around',
    edition: 2,
    description: 'The same, with words of its own.',
    params: { slug: { type: 'word', description: 'Which.' } },
    blocks: [{ use: 'button/article', with: { slug: { param: 'slug' }, label: 'texts.own' } }],
  }
  const blocks = [
    { use: 'button/article', with: { slug: 'faq' } },
    { use: 'around', with: { slug: 'faq' } },
  ]
  const user = { kind: 'page', id: 'user', edition: 2, title: 'texts.title', blocks }
  const redirects = {
    kind: 'redirects',
    id: 'main',
    edition: 2,
    redirects: [{ from_url: '/help', to_url: '/faq?a=1' }],
  }
  const site = {
    kind: 'messages',
    id: 'en/texts',
    edition: 2,
    locale: 'en',
    messages: { 'texts.more': 'More', 'texts.own': 'Own' },
  }
  const all = [routes, locales, link, around, user, redirects, site]
  expect(usesIn(all, 'page/faq')).toEqual([
    { definition: 'redirects/main', pointer: '/redirects/0/to_url' },
    { definition: 'page/user', pointer: '/blocks/0/with/slug' },
    { definition: 'page/user', pointer: '/blocks/1/with/slug' },
  ])
  expect(usesIn(all, 'messages/en/texts')).toEqual([
    {
      definition: 'fragment/button/article',
      pointer: '/params/label/default',
      name: 'texts.more',
    },
    { definition: 'fragment/around', pointer: '/blocks/0/with/label', name: 'texts.own' },
  ])
})
