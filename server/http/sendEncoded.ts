import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoded } from './encode.ts'

/** Sends JSON that is held ready in every encoding, or 304 when the caller has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: Encoded & { hash: string },
  cacheControl: string,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  // A strong ETag names bytes, and each encoding has its own.
  const etag = (suffix: string) => `"${encoded.hash}${suffix}"`
  const tags = { br: etag('-br'), gzip: etag('-gz'), identity: etag('') }
  reply.headers({ etag: tags[encoding], 'cache-control': cacheControl, vary: 'Accept-Encoding' })
  if (isKnown(request.headers['if-none-match'], Object.values(tags))) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.type('application/json; charset=utf-8')
  return reply.send({ br: encoded.brotli, gzip: encoded.gzip, identity: encoded.body }[encoding])
}

/** The best that `Accept-Encoding` allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  const qualities = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)))
  }
  const allows = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity'
}

function isKnown(header: string | undefined, tags: readonly string[]): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => one.trim() === '*' || tags.includes(one.trim().replace(/^W\//, '')))
}
