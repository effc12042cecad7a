import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { noncePlaceholder } from './noncePlaceholder.ts'
import { cutTemplate, type Template } from './readTemplate.ts'

/** Lets Vite serve the browser's code from its sources; `npm run dev` only, and the only importer of Vite here. */
export async function developmentTemplate(
  app: FastifyInstance,
  root: string,
): Promise<(url: string) => Promise<Template>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    // Bundled, it would be a file written anew at each start, for which "node --watch" starts once more.
    configLoader: 'native',
    appType: 'custom',
    html: { cspNonce: noncePlaceholder },
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  return async (url) => {
    const html = await vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'))
    return {
      ...cutTemplate(html),
      formHead: '',
      dataHead: '',
      rowHead: '',
      hallHead: '',
      sportsHead: '',
      ahead: '',
      fonts: [],
    }
  }
}
