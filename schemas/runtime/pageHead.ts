import type { Text } from '#generated/grammar/types.ts'
import type { LocalesArtefact, SeoArtefact } from './artefacts.ts'
import { localisedPath } from './localisedPath.ts'

/** What a page says of itself, and where it stands. */
export type PageHeadInput = {
  /** Says a text in the locale. */
  translate: (text: Text | undefined, values?: Record<string, unknown>) => string
  seo: SeoArtefact
  locales: Pick<LocalesArtefact, 'default'> & { locales: readonly { code: string }[] }
  locale: string
  /** https://example.com, no trailing slash. */
  origin: string
  /** Path without locale prefix and query, as asked for. */
  path: string
  title: Text | undefined
  description: Text | undefined
  image: string | undefined
  /** Texts that stand in place of these two: of what the page is about, in the locale. */
  told?: { title?: string; description?: string; canonical?: string; robots?: string } | undefined
  /** What the page says of itself to robots. */
  robots?: string | undefined
  /** False for system pages. */
  indexed: boolean
}

/** What the head of a document says to search engines and to those who show a link. */
export type PageHead = {
  title: string
  description: string
  url: string
  image: string | undefined
  /** What robots are told; nothing where they may list it. */
  robots: string | undefined
  /** False where robots are told not to list it: then it has no canonical address and no alternates. */
  isIndexed: boolean
  /** hreflang and address, `x-default` last. */
  alternates: readonly (readonly [code: string, url: string])[]
}

/** The same for the server, which writes it, and for the studio, which shows what will be written. */
export function pageHead(input: PageHeadInput): PageHead {
  const { translate, seo, origin, locales, told } = input
  const path = told?.canonical ?? input.path
  const title = told?.title ?? (input.title ? translate(input.title) : '')
  const addressIn = (code: string) => origin + localisedPath(locales, code, path)
  const isHidden = !input.indexed || isDisallowed(seo, path) || isDisallowed(seo, input.path)
  const robots = isHidden ? 'noindex,follow' : (told?.robots ?? input.robots)
  return {
    title: title ? translate(seo.titleTemplate, { title }) : translate(seo.title),
    description: told?.description ?? translate(input.description ?? seo.description),
    url: addressIn(input.locale),
    image: input.image ?? seo.image,
    robots,
    isIndexed: robots === undefined,
    alternates: [
      ...locales.locales.map(({ code }) => [code, addressIn(code)] as const),
      ['x-default', origin + path] as const,
    ],
  }
}

/** Lines of the robots text are prefixes, like Disallow in RFC 9309. */
export function isDisallowed(seo: SeoArtefact, path: string): boolean {
  return seo.disallow.some((line) => path.startsWith(line))
}
