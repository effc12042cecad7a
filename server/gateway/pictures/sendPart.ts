import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends of a file the part that is asked for (RFC 9110, section 14), one at a time; all of it where none is. Some browsers play no
 * sound that does not come in parts.
 */
export function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? '') ?? []
  if (from === '' && to === '') return reply.send(bytes)
  const last = bytes.length - 1
  // Without a beginning it is so many bytes of the end.
  const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if (start > end) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  reply.header('content-range', `bytes ${start}-${end}/${bytes.length}`)
  return reply.code(206).send(bytes.subarray(start, end + 1))
}
