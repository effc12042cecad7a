import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Pictures and other files of the site's own. */
export async function siteAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/site/',
    decorateReply: false,
    index: false,
    maxAge: '1h',
    // A picture drawn as SVG is a document: opened by itself it must not run anything.
    setHeaders: (reply) =>
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"),
  })
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
