import type { Block, Favicon, HeadData, Text } from '#generated/grammar/types.ts'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { createFormatters, resolveValues } from '#schemas/runtime/bindings.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import { type PageHeadInput, pageHead } from '#schemas/runtime/pageHead.ts'
import { escapeHtml, scriptJson } from './escapeHtml.ts'
import { structuredData } from './head/structuredData.ts'
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
  /** What the page says of itself besides, and what it is made of. */
  head?: HeadData | undefined
  blocks: readonly Block[]
  /** Of a visitor of whom nothing is known. */
  facts: Facts
  /** Path of a link without the locale; undefined where it leads nowhere. */
  pathOf: (route: string, params: Record<string, unknown>) => string | undefined
}

/** Title, description, Open Graph, canonical, alternates, robots and JSON-LD of a page. */
export function headTags(input: HeadInput): string {
  const { origin, head, facts, locale, locales, told } = input
  const { title, description, url, image, robots, alternates } = pageHead({
    ...input,
    robots: head?.robots,
  })
  const say = (text: Text) =>
    input.translate(
      text,
      typeof text === 'string' ? {} : resolveValues(text.args, facts, createFormatters(locale)),
    )
  const own = (head?.openGraph ?? []).map(({ property, text, content = '' }) =>
    meta('property', property, text === undefined ? content : say(text)),
  )
  // With a picture goes what is said of the picture.
  const isOwn = (tag: string) =>
    (head?.openGraph ?? []).some(
      ({ property }) =>
        tag.startsWith(`<meta property="${property}"`) || tag.startsWith(`<meta property="${property}:`),
    )
  const openGraph = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', input.brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    // A system page has no address of its own.
    input.indexed ? meta('property', 'og:url', url) : '',
    meta('property', 'og:locale', input.locale),
    ...imageTags(origin, image),
  ]
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(head?.meta ?? []).map(({ name, text, content = '' }) =>
      meta('name', name, text === undefined ? content : say(text)),
    ),
    ...input.favicons.map(iconTag),
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(input.favicon)}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    ...openGraph.filter((tag) => !isOwn(tag)),
    ...own,
  ]
  if (robots !== undefined) tags.push(meta('name', 'robots', robots))
  else {
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`)
    for (const [code, address] of alternates) tags.push(alternate(code, address))
    const data = structuredData({
      ...{ seo: input.seo, locale, origin, brand: input.brand, url, title, head, facts, told, say },
      ownTitle: told?.title ?? (input.title ? input.translate(input.title) : ''),
      blocks: input.blocks,
      pathOf: input.pathOf,
      inLocale: (path) => localisedPath(locales, locale, path),
    })
    tags.push(`<script type="application/ld+json">${scriptJson(data)}</script>`)
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
