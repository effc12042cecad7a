import sax from 'sax'
import type { Operations } from '#generated/api.ts'

type HeadData = Operations['metadata.get']['response']
type Json = Record<string, unknown>

/** The tags of a head as data: what they say, and nothing of how they look (product document, section 3: head and SEO data). */
export function readHead(tags: string): HeadData {
  const head: HeadData = {}
  const graph: Json[] = []
  let isTitle = false
  let isData = false
  const parser = sax.parser(false, { lowercase: true })
  parser.onopentag = ({ name, attributes }) => {
    const { property, name: called, content, type } = attributes as Record<string, string>
    isTitle = name === 'title'
    isData = name === 'script' && type === 'application/ld+json'
    if (name !== 'meta' || content === undefined) return
    if (property?.startsWith('og:')) head.openGraph = { ...head.openGraph, [property.slice(3)]: content }
    else if (called === 'description' || called === 'robots') head[called] = content
    else
      head.meta = [
        ...(head.meta ?? []),
        called ? { name: called, content } : { property: property ?? '', content },
      ]
  }
  parser.onclosetag = () => {
    isTitle = false
    isData = false
  }
  parser.ontext = (text) => {
    if (isTitle) head.title = (head.title ?? '') + text
  }
  parser.onscript = (text) => {
    if (isData) graph.push(...nodesOf(JSON.parse(text)))
  }
  parser.write(`<head>${tags}</head>`).close()
  return { ...head, ...dataOf(graph) }
}

const nodesOf = (data: Json): Json[] => (Array.isArray(data['@graph']) ? data['@graph'] : [data])

function dataOf(graph: readonly Json[]): HeadData {
  const find = (...types: string[]) => graph.find(({ '@type': type }) => types.includes(String(type)))
  const [faq, article, organization, product, trail] = [
    find('FAQPage'),
    find('Article', 'NewsArticle', 'BlogPosting'),
    find('Organization'),
    find('Product'),
    find('BreadcrumbList'),
  ]
  return {
    ...(faq && { faq: list(faq.mainEntity).map(questionOf) }),
    ...(article && {
      article: {
        ...pick(article, ['headline', 'description', 'datePublished', 'dateModified']),
        ...pictureOf(article, 'image'),
      },
    }),
    ...(organization && {
      organization: {
        ...pick(organization, ['name', 'url', 'sameAs']),
        ...pictureOf(organization, 'logo'),
        ...(organization.contactPoint !== undefined && {
          contactPoint: pick(one(organization.contactPoint), [
            'telephone',
            'contactType',
            'areaServed',
            'availableLanguage',
          ]),
        }),
      },
    }),
    ...(product && {
      product: {
        ...pick(product, ['name', 'description', 'sku']),
        ...pictureOf(product, 'image'),
        ...(product.brand !== undefined && { brandName: String(one(product.brand).name ?? product.brand) }),
      },
    }),
    ...(trail && { breadcrumbs: list(trail.itemListElement).map(stepOf) }),
  }
}

const list = (value: unknown): Json[] => [value ?? []].flat() as Json[]
const one = (value: unknown): Json => Object(list(value)[0])

/** Those of an object that are there; the description of metadata.get holds the answer to what they are. */
const pick = (from: Json, names: readonly string[]): object =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))

/** The address of a picture, which may be an object. */
function pictureOf(from: Json, name: 'image' | 'logo'): object {
  const [first] = list(from[name])
  return first === undefined ? {} : { [name]: String(Object(first).url ?? first) }
}

const questionOf = ({ name, acceptedAnswer }: Json) => ({
  question: String(name ?? ''),
  answer: String(one(acceptedAnswer).text ?? ''),
})

function stepOf({ name, item }: Json) {
  const { name: itsName, '@id': id } = Object(item)
  return { name: String(name ?? itsName ?? ''), link: String(id ?? item ?? '') }
}
