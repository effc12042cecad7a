import type { SeoArtefact } from '#schemas/runtime/artefacts.ts'
import { sitemapPath } from './sitemap/sitemapPlugin.ts'

/** robots.txt (RFC 9309) from the seo definition. @param origin with which the site is told of */
export function robotsText(seo: SeoArtefact, origin: string): string {
  const lines = seo.disallow.map((path) => `Disallow: ${path}`)
  return [
    'User-agent: *',
    ...(lines.length > 0 ? lines : ['Allow: /']),
    `Host: ${origin}`,
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n')
}
