import { join, posix } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RecentlyUsed } from '#schemas/runtime/RecentlyUsed.ts'
import { type Encoded, encode } from '../http/encode.ts'
import { chooseEncoding } from '../http/sendEncoded.ts'

/** Bytes of drawings that are kept compressed; some 10 kB each. */
const mostDrawings = 8 * 1024 * 1024

/** Pictures and other files of the site's own. Drawings are text, of which more than half goes. */
export async function siteAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', compressDrawings())
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/site/',
      decorateReply: false,
      index: false,
      maxAge: '1h',
      // A picture drawn as SVG is a document: opened by itself it must not run anything.
      setHeaders: (reply) =>
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"),
    })
  })
}

/** Nobody builds these files: each is compressed when it is first asked for. Their ETags are weak, so that one names all encodings. */
function compressDrawings() {
  const kept = new RecentlyUsed<Pick<Encoded, 'brotli' | 'gzip'>>(
    mostDrawings,
    ({ brotli, gzip }) => brotli.length + gzip.length,
  )
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.getHeader('content-type') !== 'image/svg+xml') return payload
    reply.header('vary', 'Accept-Encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    // A part of a file stays one, and who asks for the head alone is told of the file.
    if (reply.statusCode !== 200 || request.method !== 'GET' || encoding === 'identity') return payload
    const stream = payload as Readable
    // However the address is written and whatever is asked behind it: else whoever writes it anew has it compressed anew.
    const { pathname } = new URL(request.url, 'http://site')
    const key = `${posix.normalize(decodeURIComponent(pathname))} ${reply.getHeader('etag')}`
    let drawing = kept.get(key)
    if (drawing) stream.destroy()
    else {
      const { brotli, gzip } = await encode(await buffer(stream))
      drawing = { brotli, gzip }
      kept.set(key, drawing)
    }
    const bytes = encoding === 'br' ? drawing.brotli : drawing.gzip
    reply.removeHeader('accept-ranges')
    reply.headers({ 'content-encoding': encoding, 'content-length': bytes.length })
    return bytes
  }
}

/** Files of the built app: named by their hash, precompressed by the build, kept by browsers for a year. */
export async function builtAssets(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
}
