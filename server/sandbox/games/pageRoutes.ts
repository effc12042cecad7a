import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import { asHtml } from '../asHtml.ts'
import { answerPlayError } from './answerPlayError.ts'
import { slotSymbols } from './catalogue/artOf.ts'
import { coverOf } from './catalogue/covers/coverOf.ts'
import { drawBackground } from './catalogue/covers/drawBackground.ts'
import { drawCover } from './catalogue/covers/drawCover.ts'
import { drawSymbols } from './catalogue/covers/drawSymbols.ts'
import type { Game } from './catalogue/Game.ts'
import { type ClientFiles, clientAssets, filesOf, type Manifest, readManifest } from './clientFiles.ts'
import { allGames } from './gameList.ts'
import { gameRepository } from './gameRepository.ts'
import { PlayError } from './PlayError.ts'

const base = '/sandbox/games'

/** Languages that are written from the right. */
const fromTheRight = new Set(['ar', 'fa', 'he', 'ur'])

/** What may run in a frame, and who may show it: nobody but the casino that the session was opened for. */
const policyFor = (returnUrl: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${new URL(returnUrl).origin}`

type Drawing = { Params: { game: string }; Querystring: { layout?: string } }

/** The page in a game's frame, what it loads, and pictures of games. */
export async function pageRoutes(app: FastifyInstance, { db }: { db: Executor }): Promise<void> {
  app.setErrorHandler(answerPlayError)
  let manifest: Manifest | undefined
  await clientAssets(app)

  const pictures: Record<string, (game: Game, layout: 'horizontal' | 'vertical') => string> = {
    'covers/:game.svg': (game, layout) => drawCover(coverOf(game), layout),
    'backgrounds/:game.svg': (game, layout) => drawBackground(coverOf(game), layout),
    'symbols/:game.svg': (game) =>
      drawSymbols({ ...coverOf(game), theme: game.theme }, slotSymbols(game.mathematics)),
  }
  for (const [path, draw] of Object.entries(pictures))
    app.get<Drawing>(`${base}/${path}`, async (request, reply) => {
      const game = allGames().get(request.params.game)
      if (!game) throw new PlayError(404, 'GAME_UNKNOWN', 'There is no such game')
      const layout = request.query.layout === 'vertical' ? 'vertical' : 'horizontal'
      return reply
        .header('content-type', 'image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .send(draw(game, layout))
    })

  app.get<{ Params: { session: string } }>(`${base}/play/:session`, async (request, reply) => {
    const session = await gameRepository.session(db, request.params.session)
    const game = session && allGames().get(session.game)
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
    if (!session || !game)
      return reply
        .code(404)
        .header('content-security-policy', "default-src 'none'")
        .send('<!doctype html><title>No game</title><p>There is no such game session.</p>')
    // Read again while there is none: a build may have come since.
    manifest ??= await readManifest()
    if (!manifest)
      throw new PlayError(503, 'OUT_OF_ORDER_SERVICE', 'The client of the games has not been built')
    reply.header('content-security-policy', policyFor(session.returnUrl))
    const { kind, table } = game
    const [language = ''] = session.locale.split('-')
    return documentOf(filesOf(manifest, { kind, isTable: table !== undefined, language }), {
      sheet: kind === 'slots' ? `${base}/symbols/${game.id}.svg` : undefined,
      title: game.name,
      picture: `${base}/covers/${game.id}.svg`,
      locale: session.locale,
      path: `${base}/play/${session.id}`,
    })
  })
}

type Titled = Record<'title' | 'picture' | 'locale' | 'path', string> & {
  /** Pictures of what is on the reels. */
  sheet: string | undefined
}

function documentOf(
  { script, styles, preloads, laterStyles }: ClientFiles,
  { title, picture, locale, path, sheet }: Titled,
): string {
  const [language = ''] = locale.split('-')
  const dir = fromTheRight.has(language) ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${asHtml(locale)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${asHtml(title)}</title>${[
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...laterStyles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...(sheet ? [`<link rel="preload" as="image" href="${sheet}">`] : []),
    `<link rel="icon" href="${picture}">`,
  ].join(
    '',
  )}</head><body><main data-session="${asHtml(path)}"><noscript>JavaScript</noscript></main></body></html>`
}
