import type { SeoArtefact } from '#schemas/runtime/artefacts.ts'

/** robots.txt (RFC 9309) from the seo definition. */
export function robotsText(seo: SeoArtefact, origin: string): string {
  const lines = seo.disallow.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...(lines.length > 0 ? lines : ['Allow: /']), `Host: ${origin}`, ''].join('\n')
}
