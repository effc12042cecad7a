import { expect, it } from 'vitest'
import type { SeoArtefact } from './artefacts.ts'
import { type PageHeadInput, pageHead } from './pageHead.ts'

const seo = {
  titleTemplate: 'seo.template',
  title: 'seo.title',
  description: 'seo.description',
  image: '/site.svg',
  disallow: ['/profile'],
} as unknown as SeoArtefact
const input: PageHeadInput = {
  translate: (text, values) => `${text}${values ? `(${values.title})` : ''}`,
  seo,
  locales: { default: 'en', locales: [{ code: 'en' }, { code: 'lv' }] },
  locale: 'lv',
  origin: 'https://a.example',
  path: '/faq',
  title: 'faq.title',
  description: undefined,
  image: undefined,
  indexed: true,
}

it('says of a page what it says of itself, and what the site says where it says nothing', () => {
  expect(pageHead(input)).toEqual({
    title: 'seo.template(faq.title)',
    description: 'seo.description',
    url: 'https://a.example/lv/faq',
    image: '/site.svg',
    isIndexed: true,
    alternates: [
      ['en', 'https://a.example/faq'],
      ['lv', 'https://a.example/lv/faq'],
      ['x-default', 'https://a.example/faq'],
    ],
  })
  expect(pageHead({ ...input, title: undefined, image: '/own.png' })).toMatchObject({
    title: 'seo.title',
    image: '/own.png',
  })
})

it('is not listed where the site forbids it, nor where it has no address', () => {
  expect(pageHead({ ...input, path: '/profile/settings' }).isIndexed).toBe(false)
  expect(pageHead({ ...input, indexed: false }).isIndexed).toBe(false)
})
