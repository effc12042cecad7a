import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RecentlyUsed } from '#schemas/runtime/RecentlyUsed.ts'
import { chooseEncoding } from '../../http/sendEncoded.ts'
import type { AskAs } from '../createIsThere.ts'
import type { Release } from '../Release.ts'
import { createListing, ListingAwayError } from './createListing.ts'
import { listPages } from './listPages.ts'
import { indexXml, type Listed, partXml, thingsOfPart } from './sitemapXml.ts'

export const sitemapPath = '/sitemap.xml'

type Options = {
  /** The release of the domain that a request came to. */
  releaseOf: (request: FastifyRequest) => Release
  originOf: (request: FastifyRequest) => string
  /** Asks the platform; without it only pages are listed. */
  ask?: AskAs | undefined
  /** Whether nobody is let in now. */
  isClosed: (request: FastifyRequest) => boolean
}

/** The part of the pages, which no route can be called. */
const pagesPart = '_pages'
/** Milliseconds for which a part is given again as it was. */
const fresh = 60_000
/** Bytes of addresses that are kept, with which so many parts are written without being asked for anew. */
const mostKept = 8 * 1024 * 1024
/** Seconds for which crawlers and proxies may keep a file. */
const maxAge = 600
const retryAfter = 60

type Part = { listed: Listed[]; etag: string; at: number }

/**
 * The sitemap (sitemaps.org): an index, and files below it of all pages that a visitor finds, in all languages. A file is
 * written from its addresses as it is sent, and addresses are asked for page by page.
 */
export function sitemapPlugin(app: FastifyInstance, { releaseOf, originOf, ask, isClosed }: Options): void {
  const listing = ask && createListing(ask)
  const kept = new RecentlyUsed<Part>(mostKept, ({ listed }) =>
    listed.reduce((bytes, { path }) => bytes + path.length * 2 + 64, 200),
  )
  const coming = new Map<string, Promise<Part>>()

  const listedRoutes = (release: Release) =>
    listing ? release.routes.routes.filter(({ listed }) => listed !== undefined) : []

  /** Asked by several at a time, it is made once. */
  async function known(key: string, read: () => Promise<Listed[]>): Promise<Part> {
    const before = kept.get(key)
    if (before && performance.now() - before.at < fresh) return before
    let making = coming.get(key)
    if (!making) {
      making = read()
        .then((listed) => {
          const hash = createHash('sha256').update(key)
          for (const { path, changed = '' } of listed) hash.update(`\n${path} ${changed}`)
          const part = { listed, etag: hash.digest('base64url').slice(0, 27), at: performance.now() }
          kept.set(key, part)
          return part
        })
        .finally(() => coming.delete(key))
      coming.set(key, making)
    }
    return making
  }

  async function pathsOfParts(release: Release, origin: string): Promise<Listed[]> {
    const size = thingsOfPart(release.locales, origin)
    const counts: [name: string, count: number][] = [[pagesPart, listPages(release).length]]
    for (const route of listedRoutes(release))
      counts.push([route.name, (await listing?.count(release, route)) ?? 0])
    return counts.flatMap(([name, count]) =>
      Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
        path: `/sitemap/${name}/${at + 1}.xml`,
      })),
    )
  }

  async function readPart(release: Release, name: string, part: number, size: number): Promise<Listed[]> {
    const [begin, end] = [(part - 1) * size, part * size]
    if (name === pagesPart) return listPages(release).slice(begin, end)
    const route = listedRoutes(release).find((one) => one.name === name)
    if (!route || !listing) return []
    const found: Listed[] = []
    for await (const one of listing.addresses(release, route, begin, end)) found.push(one)
    return found
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<{ etag: string; text: Iterable<string> } | undefined>,
  ): Promise<FastifyReply> {
    if (isClosed(request)) return away(reply)
    try {
      const file = await read()
      if (!file) return reply.code(404).type('text/plain').send('')
      // Of one text in each encoding.
      const etag = `W/"${file.etag}"`
      reply.headers({ etag, 'cache-control': `public, max-age=${maxAge}`, vary: 'Accept-Encoding, Host' })
      if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag))
        return reply.code(304).send()
      reply.type('application/xml; charset=utf-8')
      const text = Readable.from(file.text, { objectMode: false, highWaterMark: 64 * 1024 })
      if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(text)
      return reply.header('content-encoding', 'gzip').send(text.pipe(createGzip()))
    } catch (error) {
      if (!(error instanceof ListingAwayError)) throw error
      request.log.warn({ err: error }, 'the sitemap could not be listed')
      return away(reply)
    }
  }

  app.get(sitemapPath, (request, reply) =>
    send(request, reply, async () => {
      const [release, origin] = [releaseOf(request), originOf(request)]
      const key = `${release.id} ${origin}`
      const { listed, etag } = await known(key, () => pathsOfParts(release, origin))
      return {
        etag,
        text: [
          indexXml(
            origin,
            listed.map(({ path }) => path),
          ),
        ],
      }
    }),
  )

  app.get<{ Params: { name: string; part: string } }>(
    '/sitemap/:name/:part(^[1-9][0-9]{0,4}$).xml',
    (request, reply) =>
      send(request, reply, async () => {
        const { name, part } = request.params
        const [release, origin] = [releaseOf(request), originOf(request)]
        const size = thingsOfPart(release.locales, origin)
        const isNamed = name === pagesPart || listedRoutes(release).some((one) => one.name === name)
        if (!isNamed) return undefined
        const key = `${release.id} ${origin} ${name} ${part}`
        const { listed, etag } = await known(key, () => readPart(release, name, Number(part), size))
        if (listed.length === 0 && part !== '1') return undefined
        return { etag, text: partXml(listed, { origin, locales: release.locales }) }
      }),
  )
}

function away(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter })
    .type('text/plain')
    .send('')
}
