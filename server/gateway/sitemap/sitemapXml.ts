import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import { escapeHtml } from '../escapeHtml.ts'

/** An address in every language. */
export type Listed = {
  /** Without origin and locale. */
  path: string
  /** When it was changed last, YYYY-MM-DD; only where somebody says so. */
  changed?: string
}

/** Most addresses, and bytes unpacked, of a file (sitemaps.org, protocol). */
export const most = { addresses: 50_000, bytes: 50 * 1024 * 1024 }
/** Characters of a path at most, escaped: a longer one is not listed, so that it is known what fits into a file. */
export const longestPath = 400

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** How many things fit into a file, each with an address in every language that names all others. */
export function thingsOfPart(locales: LocalesArtefact, origin: string): number {
  const codes = locales.locales.map(({ code }) => code)
  const longest = Math.max(...codes.map((code) => code.length))
  const address = escapeHtml(origin).length + longest + 1 + longestPath
  // Tags around an alternate, and around an address with its day.
  const bytes = codes.length * (address + 100 + (codes.length + 1) * (address + longest + 80))
  return Math.max(
    1,
    Math.min(Math.floor(most.addresses / codes.length), Math.floor((most.bytes - 1000) / bytes)),
  )
}

/** A file of addresses: each language an address of its own, which names all of them, itself too (hreflang). */
export function* partXml(
  listed: Iterable<Listed>,
  { origin, locales }: { origin: string; locales: LocalesArtefact },
): Generator<string> {
  yield `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const { path, changed } of listed) {
    const addressIn = (code: string) => escapeHtml(origin + localisedPath(locales, code, path))
    const alternates = [
      ...locales.locales.map(({ code }) => [code, addressIn(code)] as const),
      ['x-default', escapeHtml(origin + path)] as const,
    ]
      .map(([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`)
      .join('')
    const day = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`
    let text = ''
    for (const { code } of locales.locales)
      text += `<url><loc>${addressIn(code)}</loc>${day}${alternates}</url>\n`
    yield text
  }
  yield '</urlset>\n'
}

/** The file that names all others. @param paths of them, without origin */
export function indexXml(origin: string, paths: readonly string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="${namespace}">\n${parts.join('')}</sitemapindex>\n`
}
