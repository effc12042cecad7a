import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { previewNames } from '#schemas/studio/previewNames.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'
import { createNonce, studioHeaders } from './securityHeaders.ts'

type StudioOptions = {
  /** Folder of the built studio. */
  dist: string
  /** https://example.com; without it the address that the browser used. */
  publicUrl: string | undefined
}

/**
 * Serves the editors' screen at `/studio` and below, and around previews: one document for every address of it, and its files. What it shows
 * comes from the content API, for which it signs in by itself, so that nothing here is anybody's own.
 */
export async function studioPlugin(app: FastifyInstance, { dist, publicUrl }: StudioOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/studio/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })

  // Without a build players are served all the same.
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => undefined)
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const nonce = createNonce()
    reply.headers(studioHeaders(nonce, originOf(request))).header('cache-control', 'no-cache')
    if (html === undefined)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The studio has not been built. Run "npm run build".')
    return reply.type('text/html; charset=utf-8').send(html.replaceAll(noncePlaceholder, nonce))
  }
  app.get('/studio', answer)
  app.get('/studio/*', answer)
  // Whoever was sent a preview sees it as editors do, without an account.
  app.get(`${previewNames.path}:token`, answer)
}
