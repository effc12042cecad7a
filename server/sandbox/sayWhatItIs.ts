import type { FastifyInstance } from 'fastify'

const note = (words: string) => `<p role="note" dir="ltr" lang="en"><strong>Sandbox</strong>: ${words}</p>`
const onPages = note(
  'this stands in for the real thing, and whoever reaches this site sees and decides what happens here. Enter nothing that is true.',
)
/** As short as a phone has room for. */
const onGames = note('a made-up game for trying. Whoever reaches this site sees it.')

/** Every page says what it is; a game, which fills the rest of its frame, below itself. */
export function sayWhatItIs(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (!isPage || typeof payload !== 'string') return payload
    reply.removeHeader('content-length')
    if (request.url.startsWith('/sandbox/games/') && payload.includes('</body>'))
      return payload.replace('</body>', () => `${onGames}</body>`)
    const [body] = /<body[^>]*>/.exec(payload) ?? []
    return body === undefined ? `${payload}${onPages}` : payload.replace(body, () => `${body}${onPages}`)
  })
}
