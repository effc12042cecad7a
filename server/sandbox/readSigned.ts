import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Lets JSON be read, and nothing else.
 * @returns what a request said to the letter, for its signature; empty where it has no body
 */
export function readSigned(app: FastifyInstance): (request: FastifyRequest) => string {
  app.removeAllContentTypeParsers()
  const raw = new WeakMap<FastifyRequest, string>()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string | Buffer) => {
      raw.set(request, String(body))
      return JSON.parse(String(body)) as unknown
    },
  )
  return (request) => raw.get(request) ?? ''
}
