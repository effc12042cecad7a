import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/Database.ts'
import { emailName } from '../accounts/signInName.ts'
import { type Links, oneClickPath } from '../delivery/createLinks.ts'
import { subscribe } from './subscribe.ts'

/** Bytes; what is said is one pair of words. */
const bodyLimit = 1024

/**
 * Where programs that read mail end letters of a kind by one press (RFC 8058), without a session and without being asked
 * again; whoever comes there with a browser is led to the page that asks. Register it without fastify-plugin: it reads bodies
 * in its own way.
 */
export async function unsubscribePlugin(
  app: FastifyInstance,
  { database, links }: { database: Pick<Database, 'transaction'>; links: Links },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => body,
  )

  app.get(oneClickPath, (request, reply) => {
    const { contact, code } = named(request)
    return reply.header('cache-control', 'no-store').redirect(links.unsubscribePage(contact, code), 303)
  })

  app.post(oneClickPath, async (request, reply) => {
    const { contact, code } = named(request)
    reply.header('cache-control', 'no-store')
    // As a form or in parts; a link that is only followed ends nothing.
    const isMeant = /List-Unsubscribe\W+One-Click/.test(String(request.body))
    const { name } = emailName(contact)
    const found = isMeant ? links.read('unsubscribe', code, { type: 'email', contact: name }) : undefined
    if (!found) return reply.code(400).send()
    await subscribe(database, found.uid, name, false)
    return reply.code(200).send()
  })
}

function named({ query }: FastifyRequest): Record<'contact' | 'code', string> {
  const { contact, code } = query as Record<string, unknown>
  return { contact: String(contact ?? ''), code: String(code ?? '') }
}
