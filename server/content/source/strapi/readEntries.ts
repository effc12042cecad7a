import { SourceError } from '../ContentSource.ts'
import type { DefinitionEntry, Entries, TextEntry } from './Entry.ts'
import type { StrapiClient } from './strapiClient.ts'

/** Strapi answers fewer where its `maxLimit` is lower: 100 unless it is set otherwise. */
const pageSize = '1000'
/** Entries of a collection; a site has hundreds. */
const mostEntries = 20_000
/** How often everything is read anew because something was published meanwhile. */
const turns = 5

const collections = {
  definitions: { path: 'croupier-definitions', query: { populate: 'file' } },
  texts: { path: 'croupier-texts', query: {} },
} as const

type Client = Pick<StrapiClient, 'get'>
/** What of a collection is published, and whether as much came as there is. */
type Collection = { path: string; published: Record<string, unknown>[]; isWhole: boolean }
type Page = { data: Record<string, unknown>[]; pageCount: number; total: number }

/**
 * What is published in Strapi, in a few words: publishing an entry gives it a number higher than all there were, and taking one back
 * leaves one fewer. @throws SourceError
 */
export async function readVersion(client: Client): Promise<string> {
  const said = Object.values(collections).map(async ({ path }) => {
    const query = { 'fields[0]': 'updatedAt', 'pagination[pageSize]': '1' }
    const [newest, edited] = await Promise.all(
      ['id:desc', 'updatedAt:desc'].map((sort) => readPage(client, path, { ...query, sort })),
    )
    return [newest?.total, newest?.data[0]?.id, edited?.data[0]?.updatedAt].join(' ')
  })
  return (await Promise.all(said)).join(', ')
}

/**
 * Everything that is published, as it was at one moment: what was published while the pages were read begins it anew.
 * @throws SourceError
 */
export async function readEntries(client: Client): Promise<Entries> {
  let before = await readVersion(client)
  for (let turn = 0; turn < turns; turn += 1) {
    const [definitions, texts] = await Promise.all([
      readAll(client, collections.definitions),
      readAll(client, collections.texts),
    ])
    const after = await readVersion(client)
    if (before === after) {
      // What an answer leaves out would be taken away from the site.
      for (const { path, isWhole } of [definitions, texts])
        if (!isWhole) throw new SourceError(`Strapi answered fewer ${path} than it has`)
      return {
        version: after,
        definitions: definitions.published as unknown as DefinitionEntry[],
        texts: texts.published as unknown as TextEntry[],
      }
    }
    before = after
  }
  throw new SourceError('Strapi is being published to without a pause')
}

async function readAll(
  client: Client,
  { path, query }: (typeof collections)[keyof typeof collections],
): Promise<Collection> {
  const all: Page['data'] = []
  let total = 0
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await readPage(client, path, {
      ...query,
      sort: 'id:asc',
      'pagination[page]': String(page),
      'pagination[pageSize]': pageSize,
    })
    if (found.total > mostEntries) throw new SourceError(`Strapi has more than ${mostEntries} ${path}`)
    pages = found.pageCount
    total = found.total
    all.push(...found.data)
  }
  // A token may be shown drafts; players may not.
  const published = all.filter(({ publishedAt }) => typeof publishedAt === 'string')
  return { path, published, isWhole: all.length >= total }
}

async function readPage(client: Client, path: string, query: Record<string, string>): Promise<Page> {
  const answer = await client.get(path, { status: 'published', locale: '*', ...query })
  const { data, meta } = (answer ?? {}) as { data?: unknown; meta?: { pagination?: Partial<Page> } }
  const { pageCount, total } = meta?.pagination ?? {}
  const isWhole = Array.isArray(data) && data.every((one) => typeof one === 'object' && one !== null)
  if (!isWhole || !Number.isSafeInteger(pageCount) || !Number.isSafeInteger(total))
    throw new SourceError(`Strapi answered something else than a page of ${path}`)
  return { data, pageCount: Number(pageCount), total: Number(total) }
}
