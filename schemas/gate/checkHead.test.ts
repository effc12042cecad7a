import { expect, it } from 'vitest'
import type { Block, HeadData, PageDefinition } from '#generated/grammar/types.ts'
import { checkHead } from './checkHead.ts'
import type { SiteIndex } from './siteIndex.ts'

const site = {
  pages: new Map(),
  definitions: [{ kind: 'menu', id: 'ways', items: [{ label: 'm.all', link: { route: 'news' } }] }],
} as unknown as SiteIndex
const blocks: Block[] = [
  { type: 'heading', props: { text: 'a.title', level: 1 } },
  { type: 'text', props: { text: { key: 'a.since', args: { date: '01.11.2026' } } } },
  { type: 'image', props: { src: '/a.png' } },
  { type: 'menu', props: { menu: 'ways' } },
]
const check = (head: HeadData, of: Block[] = blocks) =>
  checkHead({ kind: 'page', id: 'a', title: 'a.title', head, blocks: of } as PageDefinition, site).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  )

it('takes what stands on the page', () => {
  expect(
    check({
      meta: [{ name: 'author', content: 'A' }],
      openGraph: [{ property: 'og:type', content: 'article' }],
      article: { headline: 'a.title', datePublished: '2026-11-01', image: '/a.png' },
      product: { name: 'a.title' },
      breadcrumbs: [{ name: 'm.all', link: { route: 'news' } }],
    }),
  ).toEqual([])
})

it('refuses what nobody finds there', () => {
  expect(
    check({
      faq: true,
      article: { headline: 'b.title', description: 'b.text', datePublished: '2026-11-02', image: '/b.png' },
      product: { name: 'b.name', description: 'b.text', image: '/b.png' },
      breadcrumbs: [{ name: 'm.all', link: { route: 'elsewhere' } }],
    }),
  ).toEqual([
    'head_unseen /head/faq',
    'head_unseen /head/article/headline',
    'head_unseen /head/article/description',
    'head_unseen /head/article/image',
    'head_unseen /head/article/datePublished',
    'head_unseen /head/product/name',
    'head_unseen /head/product/description',
    'head_unseen /head/product/image',
    'head_unseen /head/breadcrumbs/0/link',
  ])
})

it('wants questions that open texts, and a headline of the first rank', () => {
  const opens = (inside: Block[]): Block[] => [
    { type: 'disclosure', props: { label: 'q' }, slots: { default: inside } },
  ]
  expect(check({ faq: true }, opens([{ type: 'text', props: { text: 'a' } }]))).toEqual([])
  expect(check({ faq: true }, opens([{ type: 'form', props: { form: 'a' } }]))).toEqual([
    'head_unseen /head/faq',
  ])
  const dated: Block[] = [{ type: 'text', props: { text: { key: 'a', args: { date: '01.11.2026' } } } }]
  expect(check({ article: { datePublished: '2026-11-01' } }, dated)).toEqual(['head_unseen /head/article'])
})

it('refuses days that are none, tags that the site writes, and tags that say nothing or two things', () => {
  expect(check({ article: { datePublished: '2026-02-30' } })[0]).toBe('head_day /head/article/datePublished')
  expect(
    check({
      meta: [
        { name: 'Robots', content: 'all' },
        { name: 'author' },
        { name: 'author', content: 'A', text: 'a.title' },
      ],
      openGraph: [{ property: 'og:type' }],
    } as HeadData),
  ).toEqual([
    'head_tag /head/meta/0/name',
    'head_tag /head/meta/1',
    'head_tag /head/meta/2',
    'head_tag /head/openGraph/0',
  ])
})
