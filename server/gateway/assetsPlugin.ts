import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export type AssetFolders = {
  /** The built app; its `assets` folder holds files named by their hash. */
  dist: string
  /** Pictures and other files of the site's own. */
  site: string
}

/** Files of the app, precompressed by the build and kept by browsers for a year, and files of the site. */
export async function assetsPlugin(app: FastifyInstance, { dist, site }: AssetFolders): Promise<void> {
  await app.register(fastifyStatic, {
    root: site,
    prefix: '/assets/site/',
    decorateReply: false,
    index: false,
    maxAge: '1h',
    // A picture drawn as SVG is a document: opened by itself it must not run anything.
    setHeaders: (reply) =>
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"),
  })
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
