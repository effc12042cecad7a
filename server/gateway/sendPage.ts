import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Piece, spliceGzip } from './spliceGzip.ts'

/** What of a request the document depends on. */
export const pageVaries = 'Accept-Encoding, Accept-Language, Cookie'

/** Sends a document, gzipped where the browser takes it (RFC 9110, section 12.5.3). */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  varies: string,
  pieces: readonly Piece[],
): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    // It holds a nonce: browsers may keep it for the back button, nobody else may.
    .header(
      'cache-control',
      reply.getHeader('cache-control') ?? (reply.statusCode === 503 ? 'no-store' : 'private, no-cache'),
    )
    .header('vary', varies)
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return reply.header('content-encoding', 'gzip').send(spliceGzip(pieces))
  }
  return reply.send(Buffer.concat(pieces.map((piece) => piece.text)))
}
