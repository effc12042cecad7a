import type { Favicon, Text } from '#generated/grammar/types.ts'
import type { LocalesArtefact, SeoArtefact } from '#schemas/runtime/artefacts.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import { escapeHtml, scriptJson } from './escapeHtml.ts'
import { sharePicture, sharePictureOf } from './pictures/sharePicture.ts'
import type { Translate } from './translate.ts'
import { manifestPath } from './webManifest.ts'

export type HeadInput = {
  translate: Translate
  seo: SeoArtefact
  locales: LocalesArtefact
  locale: string
  /** https://example.com, no trailing slash. */
  origin: string
  /** Path without locale prefix and query, as asked for. */
  path: string
  brand: string
  favicon: string
  favicons: readonly Favicon[]
  title: Text | undefined
  description: Text | undefined
  image: string | undefined
  /** False for system pages and for what the robots rules name. */
  indexed: boolean
}

/** Title, description, Open Graph, canonical, alternates, robots and JSON-LD of a page. */
export function headTags(input: HeadInput): string {
  const { translate, seo, origin } = input
  const title = input.title ? translate(input.title) : ''
  const fullTitle = title ? translate(seo.titleTemplate, { title }) : translate(seo.title)
  const description = translate(input.description ?? seo.description)
  const url = origin + localisedPath(input.locales, input.locale, input.path)
  const indexed = input.indexed && !isDisallowed(seo, input.path)

  const tags = [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('name', 'description', description),
    ...input.favicons.map(iconTag),
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(input.favicon)}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', input.brand),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    // A system page has no address of its own.
    input.indexed ? meta('property', 'og:url', url) : '',
    meta('property', 'og:locale', input.locale),
    ...imageTags(origin, input.image ?? seo.image),
  ]
  if (!indexed) tags.push(meta('name', 'robots', 'noindex,follow'))
  else {
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`)
    for (const { code } of input.locales.locales) {
      tags.push(alternate(code, origin + localisedPath(input.locales, code, input.path)))
    }
    tags.push(alternate('x-default', origin + input.path))
    tags.push(
      `<script type="application/ld+json">${scriptJson(structuredData(input, fullTitle, url))}</script>`,
    )
  }
  return tags.filter(Boolean).join('')
}

/** Lines of the robots text are prefixes, like Disallow in RFC 9309. */
export function isDisallowed(seo: SeoArtefact, path: string): boolean {
  return seo.disallow.some((line) => path.startsWith(line))
}

/** Of the size that Apple's devices put on their home screen, and of any other. */
function iconTag({ size, src }: Favicon): string {
  const href = escapeHtml(src)
  return size === 180
    ? `<link rel="apple-touch-icon" sizes="180x180" href="${href}">`
    : `<link rel="icon" type="image/png" sizes="${size}x${size}" href="${href}">`
}

function structuredData(input: HeadInput, title: string, url: string) {
  const { organization } = input.seo
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', name: title, url, inLanguage: input.locale },
      ...(organization
        ? [
            {
              '@type': 'Organization',
              ...organization,
              url: organization.url ?? input.origin,
              logo: absolute(input.origin, organization.logo),
            },
          ]
        : []),
    ],
  }
}

/** A drawing of ours as a picture that other sites can show; any other picture as it is. */
function imageTags(origin: string, image: string | undefined): string[] {
  if (!image) return []
  const share = sharePictureOf(image)
  if (!share) return [meta('property', 'og:image', absolute(origin, image) ?? image)]
  return [
    meta('property', 'og:image', origin + share),
    meta('property', 'og:image:type', sharePicture.type),
    meta('property', 'og:image:width', String(sharePicture.width)),
    meta('property', 'og:image:height', String(sharePicture.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

function absolute(origin: string, address: string | undefined): string | undefined {
  return address?.startsWith('/') ? origin + address : address
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''
}

function alternate(code: string, url: string): string {
  return `<link rel="alternate" hreflang="${code}" href="${escapeHtml(url)}">`
}
