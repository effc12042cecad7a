import type { Favicon } from '#generated/grammar/types.ts'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { type PageHeadInput, pageHead } from '#schemas/runtime/pageHead.ts'
import { escapeHtml, scriptJson } from './escapeHtml.ts'
import { sharePicture, sharePictureOf } from './pictures/sharePicture.ts'
import type { ToldHead } from './tellHead.ts'
import { manifestPath } from './webManifest.ts'

export type HeadInput = PageHeadInput & {
  locales: LocalesArtefact
  brand: string
  favicon: string
  favicons: readonly Favicon[]
  /** What is said of what the page is about, in place of what the page says. */
  told?: ToldHead | undefined
}

/** Title, description, Open Graph, canonical, alternates, robots and JSON-LD of a page. */
export function headTags(input: HeadInput): string {
  const { origin } = input
  const { title, description, url, image, isIndexed, alternates } = pageHead(input)
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...input.favicons.map(iconTag),
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(input.favicon)}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', input.brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    // A system page has no address of its own.
    input.indexed ? meta('property', 'og:url', url) : '',
    meta('property', 'og:locale', input.locale),
    ...imageTags(origin, image),
  ]
  if (!isIndexed) tags.push(meta('name', 'robots', 'noindex,follow'))
  else {
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`)
    for (const [code, address] of alternates) tags.push(alternate(code, address))
    tags.push(`<script type="application/ld+json">${scriptJson(structuredData(input, title, url))}</script>`)
  }
  return tags.filter(Boolean).join('')
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
      ...(input.told?.data ? [{ ...input.told.data, url }] : []),
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
