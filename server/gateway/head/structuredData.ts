import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Product,
  Thing,
  WebPage,
} from 'schema-dts'
import type { Block, HeadData, Text } from '#generated/grammar/types.ts'
import type { SeoArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import type { ToldHead } from '../tellHead.ts'
import { questionsOf } from './questionsOf.ts'

/** What is known of a page where its structured data is written. */
export type DataInput = {
  seo: SeoArtefact
  locale: string
  origin: string
  /** Whose article it is. */
  brand: string
  /** Of the document: in the locale, absolute. */
  url: string
  title: string
  /** Without what the site puts around every title. */
  ownTitle: string
  /** What the page says of itself. */
  head?: HeadData | undefined
  blocks: readonly Block[]
  /** Of a visitor of whom nothing is known. */
  facts: Facts
  told?: ToldHead | undefined
  /** Says a text of the page, with its arguments. */
  say: (text: Text) => string
  /** Path of a link in the locale; undefined where it leads nowhere. */
  pathOf: (route: string, params: Record<string, unknown>) => string | undefined
  inLocale: (path: string) => string
}

/** The structured data of a page (schema.org, as JSON-LD): nothing in it that the page does not show. */
export function structuredData(input: DataInput): Graph {
  const { told } = input
  return {
    '@context': 'https://schema.org',
    '@graph': [
      pageOf(input),
      ...(told?.data ? [withPlace(told.data, input)] : []),
      ...articlesOf(input),
      ...productsOf(input),
      ...trailsOf(input),
      ...organizationOf(input),
    ],
  }
}

function pageOf(input: DataInput): WebPage | FAQPage {
  const { title: name, url, locale: inLanguage } = input
  const page = { name, url, inLanguage }
  const questions = input.head?.faq ? questionsOf(input.blocks, input.facts, input.say) : []
  if (questions.length === 0) return { '@type': 'WebPage', ...page }
  return {
    '@type': 'FAQPage',
    ...page,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** With the address of its page, where what goes on on the site itself takes place too. */
function withPlace(data: Record<string, unknown>, { url, origin }: DataInput): Thing {
  const { location, image } = data
  const isOnline = Object(location)['@type'] === 'VirtualLocation'
  return {
    ...data,
    ...(typeof image === 'string' && { image: absolute(origin, image) }),
    ...(isOnline && { location: { ...Object(location), url } }),
    url,
  } as unknown as Thing
}

function articlesOf({ head, told, say, blocks, origin, url, brand, locale }: DataInput): Article[] {
  const said = head?.article
  const article = said
    ? {
        headline: say(said.headline ?? headingOf(blocks) ?? ''),
        description: said.description && say(said.description),
        image: said.image,
        datePublished: said.datePublished,
        dateModified: said.dateModified,
      }
    : told?.article
  if (!article?.headline) return []
  const { headline, description, image, datePublished, dateModified } = article
  return [
    {
      '@type': 'Article',
      headline,
      ...(description && { description }),
      ...(image && { image: absolute(origin, image) }),
      ...(datePublished && { datePublished }),
      ...(dateModified && { dateModified }),
      author: { '@type': 'Organization', name: brand, url: origin },
      url,
      inLanguage: locale,
    },
  ]
}

/** The text of the first heading of the first rank. */
function headingOf(blocks: readonly Block[]): Text | undefined {
  for (const { type, props, slots = {} } of blocks) {
    const { text, level } = (props ?? {}) as { text?: Text; level?: number }
    if (type === 'heading' && level === 1) return text
    for (const part of Object.values(slots)) {
      const found = headingOf(part)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function productsOf({ head, told, say, origin, url }: DataInput): Product[] {
  const said = head?.product
  const product = said
    ? {
        name: say(said.name),
        image: said.image,
        description: said.description && say(said.description),
        sku: said.sku,
        brandName: said.brandName,
      }
    : told?.product
  if (!product?.name) return []
  const { name, image, description, sku, brandName } = product
  return [
    {
      '@type': 'Product',
      name,
      ...(image && { image: absolute(origin, image) }),
      ...(description && { description }),
      ...(sku && { sku }),
      ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
      url,
    },
  ]
}

/** The way to the page: what stands above it, and the page itself. */
function trailsOf({
  head,
  told,
  say,
  pathOf,
  inLocale,
  origin,
  url,
  ownTitle,
  title,
}: DataInput): BreadcrumbList[] {
  const said = head?.breadcrumbs?.flatMap(({ name, link }) => {
    const path = link.route && pathOf(link.route, link.params ?? {})
    return path ? [{ name: say(name), path }] : []
  })
  const above = told?.trail ?? said
  if (!above?.length) return []
  const steps = [
    ...above.map(({ name, path }) => ({ name, item: origin + inLocale(path) })),
    { name: ownTitle || title, item: url },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
  ]
}

function organizationOf({ seo: { organization }, origin }: DataInput): Organization[] {
  if (!organization) return []
  const { logo, contactPoint, ...said } = organization
  return [
    {
      '@type': 'Organization',
      ...said,
      ...(contactPoint && { contactPoint: { '@type': 'ContactPoint', ...contactPoint } }),
      url: organization.url ?? origin,
      ...(logo && { logo: absolute(origin, logo) }),
    },
  ]
}

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)
