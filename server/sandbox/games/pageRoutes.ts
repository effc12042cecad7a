import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import { allGames } from './gameList.ts'
import { gameRepository } from './gameRepository.ts'

const base = '/sandbox/games'
const asHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http: https:"

/** The page in a game's frame, and the two files that it needs. */
export async function pageRoutes(app: FastifyInstance, { db }: { db: Executor }): Promise<void> {
  const files = {
    'client.js': 'text/javascript; charset=utf-8',
    'client.css': 'text/css; charset=utf-8',
  } as const
  for (const [name, type] of Object.entries(files)) {
    app.get(`${base}/${name}`, async (_request, reply) =>
      reply
        .header('content-type', type)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .send(await readFile(join(import.meta.dirname, 'client', name))),
    )
  }

  app.get<{ Params: { session: string } }>(`${base}/play/:session`, async (request, reply) => {
    const session = await gameRepository.session(db, request.params.session)
    const game = session && allGames().get(session.game)
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', policy)
    if (!session || !game)
      return reply
        .code(404)
        .send('<!doctype html><title>No game</title><p>There is no such game session.</p>')
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${asHtml(game.name)}</title><link rel="stylesheet" href="${base}/client.css"><script type="module" src="${base}/client.js"></script></head>
<body><main data-session="${base}/play/${asHtml(session.id)}"><noscript>Games need scripts.</noscript></main></body></html>`
  })
}
