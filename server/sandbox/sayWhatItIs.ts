import type { FastifyInstance } from 'fastify'

const note =
  '<p role="note"><strong>Sandbox</strong>: this stands in for the real thing, and whoever reaches this site sees and decides what happens here. Enter nothing that is true.</p>'

/** Every page says what it is; a game, which fills its frame, behind it. */
export function sayWhatItIs(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (!isPage || typeof payload !== 'string') return payload
    reply.removeHeader('content-length')
    if (request.url.startsWith('/sandbox/games/') && payload.includes('</body>'))
      return payload.replace('</body>', () => `${note}</body>`)
    const [body] = /<body[^>]*>/.exec(payload) ?? []
    return body === undefined ? `${payload}${note}` : payload.replace(body, () => `${body}${note}`)
  })
}
