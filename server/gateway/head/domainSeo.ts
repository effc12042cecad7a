import type { FastifyInstance } from 'fastify'
import type { Hosts } from '../../http/createHosts.ts'
import type { Release } from '../Release.ts'
import { robotsText } from '../robotsText.ts'
import { sitemapPath } from '../sitemap/sitemapPlugin.ts'

export const domainSeoPath = '/content/api/domain-seo'

type Options = {
  hosts: Pick<Hosts, 'find' | 'originOf'>
  /** The release as a domain has it, by the id of what is said there. */
  releaseOn: (id: string) => Release
}

/**
 * `GET …/domain-seo?host=&locale=`: what search engines are told on a domain (product document, section 7, "Content backend": a domain
 * SEO-settings lookup by host), in the shapes of Strapi. The domain is that of the request where none is asked for; of a host that
 * is none of the site's nothing is said. Pages of every origin may read it.
 */
export function domainSeo(app: FastifyInstance, { hosts, releaseOn }: Options): void {
  app.get(domainSeoPath, (request, reply) => {
    const { host = request.host, locale } = request.query as { host?: unknown; locale?: unknown }
    const id = typeof host === 'string' ? hosts.find(host) : undefined
    const release = id === undefined ? undefined : releaseOn(id)
    const code = release?.localeCodes.find((one) => one === (locale ?? release.locales.default))
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    if (!release || code === undefined) {
      const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} }
      return reply.code(404).send({ data: null, error })
    }
    const { seo, site } = release
    const translate = release.translate(code)
    const origin = hosts.originOf({ protocol: request.protocol, socket: request.socket, host: String(host) })
    const { hosts: _, brand: __, kind: ___, id: name, ...said } = seo
    return reply.header('cache-control', 'public, max-age=60').send({
      data: {
        ...said,
        id: Number(release.id),
        documentId: name,
        locale: code,
        host,
        origin,
        siteName: site.brand.name,
        favicon: site.brand.favicon,
        // What stands around the title of a page, whose place is marked.
        titleTemplate: translate(seo.titleTemplate, { title: '{title}' }),
        title: translate(seo.title),
        description: translate(seo.description),
        robots: robotsText(seo, origin),
        sitemap: origin + sitemapPath,
      },
      meta: {},
    })
  })
}
