import type { Thing } from 'schema-dts'
import { expect, it } from 'vitest'
import type { Block, HeadData } from '#generated/grammar/types.ts'
import type { SeoArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { type DataInput, structuredData } from './structuredData.ts'

const input: DataInput = {
  seo: {
    organization: { name: 'A company', logo: '/logo.svg', contactPoint: { telephone: '1' } },
  } as SeoArtefact,
  locale: 'lv',
  origin: 'https://a.example',
  brand: 'A',
  url: 'https://a.example/lv/faq',
  title: 'Questions · A',
  ownTitle: 'Questions',
  blocks: [],
  facts: { session: { authenticated: false } } as unknown as Facts,
  say: (text) => (typeof text === 'string' ? `said ${text}` : `said ${text.key}`),
  pathOf: (route, params) => (route === 'nowhere' ? undefined : `/${route}${params.id ?? ''}`),
  inLocale: (path) => `/lv${path}`,
}
const things = (more: Partial<DataInput>) => {
  const { '@graph': graph } = structuredData({ ...input, ...more })
  return graph as (Exclude<Thing, string> & Record<string, unknown>)[]
}
const of = (type: string, more: Partial<DataInput>) => things(more).find((one) => one['@type'] === type)

const text = (key: string, more: object = {}): Block => ({ type: 'text', props: { text: key }, ...more })
const question = (label: string, answers: Block[], more: object = {}): Block => ({
  ...{ type: 'disclosure', props: { label }, slots: { default: answers } },
  ...more,
})
const signedIn = { properties: { session: { properties: { authenticated: { const: true } } } } }

it('asks and answers what the page does, in its order, and nothing that a visitor does not see', () => {
  const blocks: Block[] = [
    {
      type: 'stack',
      slots: {
        default: [
          question('q.one', [text('a.one'), text('a.two')]),
          question('q.players', [text('a.players')], { visibleWhen: signedIn }),
          question('q.mixed', [text('a.all'), text('a.players', { visibleWhen: signedIn })]),
          question('q.form', [{ type: 'form', props: { form: 'x' } }]),
        ],
      },
    },
  ]
  const page = of('FAQPage', { blocks, head: { faq: true } })
  expect(page?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'said q.one',
      acceptedAnswer: { '@type': 'Answer', text: 'said a.one\nsaid a.two' },
    },
    { '@type': 'Question', name: 'said q.mixed', acceptedAnswer: { '@type': 'Answer', text: 'said a.all' } },
  ])
  expect(of('FAQPage', { blocks })).toBeUndefined()
  expect(of('WebPage', { blocks })).toMatchObject({ name: 'Questions · A', inLanguage: 'lv' })
})

it('gives an article the headline that stands on the page, and only what is said of it', () => {
  const head: HeadData = { article: { datePublished: '2026-11-01', image: '/a.png' } }
  const blocks: Block[] = [
    { type: 'section', slots: { default: [{ type: 'heading', props: { text: 'the.title', level: 1 } }] } },
  ]
  expect(of('Article', { head, blocks })).toEqual({
    '@type': 'Article',
    headline: 'said the.title',
    image: 'https://a.example/a.png',
    datePublished: '2026-11-01',
    author: { '@type': 'Organization', name: 'A', url: 'https://a.example' },
    url: input.url,
    inLanguage: 'lv',
  })
  const told = { article: { headline: 'News', description: 'All of it', dateModified: '2026-11-02' } }
  expect(of('Article', { told })).toMatchObject({ ...told.article, '@type': 'Article' })
  expect(of('Article', { told: { article: {} } })).toBeUndefined()
})

it('tells of a product by the five things that are said of one', () => {
  const told = {
    product: { name: 'Plums', image: '/plums.webp', description: 'Spin', sku: 'plums', brandName: 'Maker' },
  }
  expect(of('Product', { told })).toEqual({
    '@type': 'Product',
    name: 'Plums',
    image: 'https://a.example/plums.webp',
    description: 'Spin',
    sku: 'plums',
    brand: { '@type': 'Brand', name: 'Maker' },
    url: input.url,
  })
  const head = { product: { name: 'p.name', sku: 's' } } as HeadData
  expect(of('Product', { head })).toMatchObject({ name: 'said p.name', sku: 's' })
})

it('leads from the outermost page to this one, past what leads nowhere', () => {
  const head: HeadData = {
    breadcrumbs: [
      { name: 'c.first', link: { route: 'first', params: { id: 1 } } },
      { name: 'c.none', link: { route: 'nowhere' } },
    ],
  }
  const steps = [
    { '@type': 'ListItem', position: 1, name: 'said c.first', item: 'https://a.example/lv/first1' },
    { '@type': 'ListItem', position: 2, name: 'Questions', item: input.url },
  ]
  expect(of('BreadcrumbList', { head })?.itemListElement).toEqual(steps)
  const told = { trail: [{ name: 'said c.first', path: '/first1' }] }
  expect(of('BreadcrumbList', { told })?.itemListElement).toEqual(steps)
  expect(of('BreadcrumbList', {})).toBeUndefined()
})

it('has an event of the site take place at its page, with its picture where anybody finds it', () => {
  const data = { '@type': 'Event', name: 'Cup', image: '/cup.svg', location: { '@type': 'VirtualLocation' } }
  expect(of('Event', { told: { data } })).toEqual({
    '@type': 'Event',
    name: 'Cup',
    image: 'https://a.example/cup.svg',
    location: { '@type': 'VirtualLocation', url: input.url },
    url: input.url,
  })
})

it('says whose the site is', () => {
  expect(of('Organization', {})).toEqual({
    '@type': 'Organization',
    name: 'A company',
    logo: 'https://a.example/logo.svg',
    url: 'https://a.example',
    contactPoint: { '@type': 'ContactPoint', telephone: '1' },
  })
})
