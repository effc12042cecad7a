import { expect, it } from 'vitest'
import { readHead } from './readHead.ts'

const graph = (...nodes: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`

it('reads title, description, robots, Open Graph and other tags, as they are meant', () => {
  const tags =
    '<title>Play &amp; win</title><meta name="description" content="&quot;Slots&quot; &lt;new&gt;">' +
    '<link rel="icon" href="/a.svg"><meta property="og:title" content="Play">' +
    '<meta property="og:image:width" content="1200"><meta name="twitter:card" content="summary">' +
    '<meta name="robots" content="noindex,follow">'
  expect(readHead(tags)).toEqual({
    title: 'Play & win',
    description: '"Slots" <new>',
    robots: 'noindex,follow',
    openGraph: { title: 'Play', 'image:width': '1200' },
    meta: [{ name: 'twitter:card', content: 'summary' }],
  })
})

it('reads structured data by the fields of the product document', () => {
  const tags = graph(
    { '@type': 'WebPage', name: 'Questions' },
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    },
    {
      '@type': 'Article',
      headline: 'News',
      image: { url: 'https://a.example/n.png' },
      author: { name: 'Anna' },
      datePublished: '2026-01-01T00:00:00Z',
    },
    {
      '@type': 'Organization',
      name: 'Aurora',
      url: 'https://a.example',
      logo: 'https://a.example/logo.svg',
      contactPoint: { '@type': 'ContactPoint', telephone: '+3712', contactType: 'support' },
      sameAs: ['https://b.example'],
    },
    {
      '@type': 'Product',
      name: 'Falls',
      sku: 'falls',
      image: ['https://a.example/f.png'],
      brand: { name: 'North' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
        { '@type': 'ListItem', position: 2, item: { '@id': 'https://a.example/hall', name: 'Hall' } },
      ],
    },
  )
  expect(readHead(tags)).toEqual({
    faq: [{ question: 'How?', answer: 'So.' }],
    article: { headline: 'News', image: 'https://a.example/n.png', datePublished: '2026-01-01T00:00:00Z' },
    organization: {
      name: 'Aurora',
      url: 'https://a.example',
      logo: 'https://a.example/logo.svg',
      contactPoint: { telephone: '+3712', contactType: 'support' },
      sameAs: ['https://b.example'],
    },
    product: { name: 'Falls', sku: 'falls', image: 'https://a.example/f.png', brandName: 'North' },
    breadcrumbs: [
      { name: 'Home', link: 'https://a.example/' },
      { name: 'Hall', link: 'https://a.example/hall' },
    ],
  })
})
