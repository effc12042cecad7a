import type { FastifyInstance } from 'fastify'
import type { Bookmaker } from '../book/createBookmaker.ts'
import { drawCrest } from './drawCrest.ts'

type Call = { Params: { competitor: string } }

/** Crests of those who play, for whoever looks: they are the same for ever. */
export async function crestRoutes(app: FastifyInstance, { seasons }: Bookmaker): Promise<void> {
  // The second one is where browsers come to, through the site.
  for (const path of ['/feed/crests/:competitor.svg', '/sandbox/feed/crests/:competitor.svg'])
    app.get<Call>(path, async (request, reply) => {
      const competitor = seasons.competitorOf(request.params.competitor)
      if (!competitor) return reply.code(404).send()
      return reply
        .type('image/svg+xml')
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(drawCrest(competitor))
    })
}
