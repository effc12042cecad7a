import type { FastifyInstance } from 'fastify'
import type { LocalesArtefact, MessageSourceArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { Prepared } from '../../http/Prepared.ts'
import { sendEncoded } from '../../http/sendEncoded.ts'
import type { LiveContent } from '../LiveContent.ts'
import { answerUserError } from '../users/answerUserError.ts'
import { notFound, UserError } from '../users/UserError.ts'
import { cmsConfig } from './cmsConfig.ts'

type Options = {
  live: Pick<LiveContent, 'artefact' | 'release' | 'subscribe'>
  /** Paths below which it answers. */
  prefixes: readonly string[]
}

/**
 * `GET …/cms-config?locale=`: what the live site is set to, in a locale of it, or in its usual one; held ready until another
 * release is live. Pages of every origin may read it, as they may read Strapi.
 */
export async function cmsConfigPlugin(app: FastifyInstance, { live, prefixes }: Options): Promise<void> {
  const prepared = new Map<string, Promise<Prepared>>()
  const unsubscribe = live.subscribe(() => prepared.clear())
  app.addHook('onClose', async () => unsubscribe())
  app.setErrorHandler(answerUserError)

  async function prepare(wanted: unknown): Promise<Prepared> {
    const [release, site] = [live.release(), live.artefact<SiteArtefact>('site/main')]
    const locales = live.artefact<LocalesArtefact>('locales/main')
    if (!release || !site || !locales)
      throw new UserError(503, 'ServiceUnavailableError', 'No release is live yet')
    const locale = wanted ?? locales.default
    const known = locales.locales.find(({ code }) => code === locale)?.code
    if (known === undefined) throw notFound()
    const words = live.artefact<MessageSourceArtefact>(`message-source/${known}`)
    const made =
      prepared.get(known) ?? Prepared.of(cmsConfig({ site, locales, words, locale: known, release }))
    prepared.set(known, made)
    return made
  }

  for (const prefix of prefixes)
    app.get(`${prefix}/cms-config`, async (request, reply) => {
      const { locale } = request.query as { locale?: unknown }
      const { encoded } = await prepare(locale)
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      return sendEncoded(request, reply, encoded, 'no-cache')
    })
}
