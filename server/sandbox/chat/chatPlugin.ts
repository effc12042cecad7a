import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CounterpartOptions } from '../counterpart.ts'
import { readForms, type Texts } from '../readForms.ts'
import { chatLineRepository } from './chatLineRepository.ts'
import { operatorPage, styleSource, widgetPage } from './chatPages.ts'
import { sandboxChatSecret } from './sandboxChatSecret.ts'

const base = '/sandbox/chat'
const params = { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9a-f]{48}$' } } }
const text = { type: 'string', minLength: 1, maxLength: 2000 }
const named = { type: 'string', maxLength: 254 }
const opening = {
  type: 'object',
  properties: { identifier: named, identifier_hash: named, name: named, email: named },
}
const saying = { type: 'object', required: ['text'], properties: { text } }
const looking = { type: 'object', properties: { after: { type: 'integer', minimum: 0, default: 0 } } }

type Opening = { identifier?: string; identifier_hash?: string; name?: string; email?: string }

/**
 * Stands in for Chatwoot: its script, to which sites talk as to the real one, a widget that holds conversations, and a page on
 * which a tester answers. It believes who somebody is where the site has signed it.
 */
export async function chatPlugin(app: FastifyInstance, { database }: CounterpartOptions): Promise<void> {
  const { drizzle } = database
  for (const [path, file] of [
    [`${base}/packs/js/sdk.js`, 'sdk.js'],
    [`${base}/widget.js`, 'widget.js'],
  ] as const) {
    const script = await readFile(join(import.meta.dirname, 'browser', file), 'utf8')
    app.get(path, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    )
  }

  app.get(`${base}/widget`, async (_request, reply) => {
    // Sites show it in frames, as they do the real one.
    pageHeaders(reply, `script-src 'self'; connect-src 'self'; form-action 'none'`)
    return widgetPage()
  })

  app.post<{ Body: Opening }>(
    `${base}/conversations`,
    { schema: { body: opening } },
    async ({ body }, reply) => {
      const { identifier, identifier_hash: hash = '', name = '', email = '' } = body
      if (identifier !== undefined && !isSigned(identifier, hash))
        return reply.code(401).send({ error: 'The signature does not match' })
      const known = identifier === undefined ? { name: '', email: '' } : { name, email }
      const id = randomBytes(24).toString('hex')
      const opened = await chatLineRepository.open(drizzle, { id, identifier: identifier ?? null, ...known })
      return { id: opened?.id, name: known.name || known.email }
    },
  )

  app.get<{ Params: { id: string }; Querystring: { after: number } }>(
    `${base}/conversations/:id/messages`,
    { schema: { params, querystring: looking } },
    async ({ params: { id }, query: { after } }) => {
      const lines = await chatLineRepository.lines(drizzle, id, after)
      return lines.map((line) => ({ id: line.id, from: line.from, text: line.text }))
    },
  )

  app.post<{ Params: { id: string }; Body: { text: string } }>(
    `${base}/conversations/:id/messages`,
    { schema: { params, body: saying } },
    async ({ params: { id }, body }, reply) => {
      if (!(await chatLineRepository.find(drizzle, id))) return reply.code(404).send({ error: 'Not here' })
      await chatLineRepository.add(drizzle, { conversation: id, from: 'visitor', text: body.text })
      return { done: true }
    },
  )

  await app.register(async (scope) => {
    readForms(scope)
    scope.route<{ Body: Texts | undefined }>({
      method: ['GET', 'POST'],
      url: base,
      handler: async ({ body }, reply) => {
        pageHeaders(reply, `form-action 'self'; frame-ancestors 'none'`)
        const { conversation = '', text: answer = '' } = body ?? {}
        if (answer !== '' && (await chatLineRepository.find(drizzle, conversation)))
          await chatLineRepository.add(drizzle, {
            conversation,
            from: 'operator',
            text: answer.slice(0, 2000),
          })
        return operatorPage(await chatLineRepository.all(drizzle))
      },
    })
  })
}

/** As Chatwoot has identities signed: HMAC-SHA256 of the identifier, in hex. */
function isSigned(identifier: string, hash: string): boolean {
  const wanted = createHmac('sha256', sandboxChatSecret).update(identifier).digest()
  const given = Buffer.from(hash, 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function pageHeaders(reply: FastifyReply, policy: string): void {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${styleSource}; base-uri 'none'; ${policy}`,
    )
}
