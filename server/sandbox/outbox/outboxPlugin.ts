import type { FastifyInstance } from 'fastify'
import { type CounterpartOptions, cameThroughSite } from '../counterpart.ts'
import { type Letter, outboxRepository } from './outboxRepository.ts'

/** What is kept; older letters make room. */
export const outboxSize = 10_000
/** Most letters of one answer. */
const pageSize = 100

const letter = {
  type: 'object',
  additionalProperties: false,
  required: ['channel', 'to', 'text'],
  properties: {
    channel: { enum: ['email', 'sms'] },
    to: { type: 'string', minLength: 1, maxLength: 320 },
    subject: { type: 'string', maxLength: 1000 },
    text: { type: 'string', maxLength: 20_000 },
    code: { type: 'string', maxLength: 20 },
  },
}

type NewLetter = Pick<Letter, 'channel' | 'to' | 'text'> & { subject?: string; code?: string }

/** Stands in for a mail server and an SMS gateway: takes letters and texts, and shows them instead of sending them. */
export async function outboxPlugin(app: FastifyInstance, { database }: CounterpartOptions): Promise<void> {
  const { drizzle } = database

  app.post<{ Body: NewLetter }>('/sandbox/outbox', { schema: { body: letter } }, async (request, reply) => {
    // Only the site itself sends; whoever reaches the outbox through it only reads.
    if (cameThroughSite(request)) return reply.code(403).send({ error: 'Letters are sent by the site alone' })
    await outboxRepository.add(drizzle, request.body)
    await outboxRepository.keepNewest(drizzle, outboxSize)
    return reply.code(201).send({ value: 1 })
  })

  app.get<{ Querystring: { to?: string } }>(
    '/sandbox/outbox',
    { schema: { querystring: { type: 'object', properties: { to: { type: 'string', maxLength: 320 } } } } },
    async (request, reply) => {
      const { to } = request.query
      const letters = await outboxRepository.list(drizzle, to, pageSize)
      const answer = letters.map(({ id, channel, to: recipient, subject, text, code, createdAt }) => ({
        id,
        channel,
        to: recipient,
        ...(subject === null ? {} : { subject }),
        text,
        ...(code === null ? {} : { code }),
        created_at: createdAt.toISOString(),
      }))
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )
}
