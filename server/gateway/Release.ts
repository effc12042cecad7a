import type {
  Artefact,
  LocalesArtefact,
  MenuArtefact,
  MessagesArtefact,
  PageArtefact,
  PopupArtefact,
  RedirectsArtefact,
  RoutesArtefact,
  SeoArtefact,
  SiteArtefact,
  SystemPageArtefact,
} from '#schemas/runtime/artefacts.ts'
import { createRedirects, type RedirectFinder } from '#schemas/runtime/createRedirects.ts'
import { createMatcher } from '#schemas/runtime/matchRoute.ts'
import { memo } from '#schemas/runtime/memo.ts'
import type { Matcher } from '#schemas/runtime/resolveRoute.ts'
import { keyOnHost, onHost } from '../http/onHost.ts'
import { firstWords } from './firstWords.ts'
import { createTranslate, type Translate } from './translate.ts'

/** What the gateway needs of the content service. */
export interface LiveSource {
  current(): { id: string; artefacts: Readonly<Record<string, string>> } | undefined
  artefact<T>(key: string): T | undefined
  subscribe(listener: () => void): () => void
}

/** The live release as a further domain has it. @param id of what is said there, as `Hosts.idOf` tells it */
export function sourceOnHost(live: LiveSource, id: string): LiveSource {
  if (id === 'main') return live
  const has = (key: string) => Object.hasOwn(live.current()?.artefacts ?? {}, key)
  return {
    current: () => {
      const current = live.current()
      return current && onHost(current, id)
    },
    artefact: <T>(key: string) => live.artefact<T>(keyOnHost(key, id, has)),
    subscribe: (listener) => live.subscribe(listener),
  }
}

/** The live release as the gateway reads it; made once a publish. */
export class Release {
  readonly id: string
  readonly hashes: Readonly<Record<string, string>>
  readonly site: SiteArtefact
  readonly seo: SeoArtefact
  readonly locales: LocalesArtefact
  readonly routes: RoutesArtefact
  readonly redirects: RedirectFinder
  readonly match: Matcher
  readonly #source: LiveSource
  readonly #ofRoutes: ReadonlySet<string>
  readonly #translations = new Map<string, Translate>()

  /** @throws Error when no release is live, or it lacks what every site has */
  constructor(source: LiveSource) {
    const current = source.current()
    if (!current) throw new Error('No release is live')
    this.#source = source
    this.id = current.id
    this.hashes = current.artefacts
    this.site = this.#require('site/main')
    this.seo = this.#require('seo/main')
    this.locales = this.#require('locales/main')
    this.routes = this.#require('routes/main')
    const moved = this.#require<RedirectsArtefact>('redirects/main')
    this.redirects = createRedirects(moved.redirects, this.locales)
    this.match = createMatcher(this.routes.routes)
    this.#ofRoutes = new Set(this.routes.routes.flatMap(({ page }) => page ?? []))
  }

  get localeCodes(): string[] {
    return this.locales.locales.map((locale) => locale.code)
  }

  has(key: string): boolean {
    return Object.hasOwn(this.hashes, key)
  }

  page(id: string): PageArtefact | undefined {
    return this.#source.artefact(`page/${id}`)
  }

  /** Whether a route shows a page by its name: then it is no page to be found by what stands in the address. */
  isOfRoute(page: string): boolean {
    return this.#ofRoutes.has(page)
  }

  systemPage(id: string): SystemPageArtefact | undefined {
    return this.#source.artefact(`system-page/${id}`)
  }

  menu(id: string): MenuArtefact | undefined {
    return this.#source.artefact(`menu/${id}`)
  }

  translate(locale: string): Translate {
    let translate = this.#translations.get(locale)
    if (!translate) {
      translate = createTranslate(this.#source.artefact<MessagesArtefact>(`messages/${locale}`), locale)
      this.#translations.set(locale, translate)
    }
    return translate
  }

  /** The artefacts that the first screen needs: the frame of the site, and `page` with what it uses. */
  firstScreen(
    locale: string,
    page: string | undefined,
    systemPage: string | undefined,
  ): Record<string, Artefact> {
    const { menus } = this.site
    const ways = systemPage === undefined ? undefined : this.systemPage(systemPage)?.menu
    const keys = [
      'site/main',
      'locales/main',
      'routes/main',
      'seo/main',
      `messages/${locale}`,
      ...[menus.header, menus.account, menus.footer, menus.bottom, ways].flatMap((id) =>
        id ? [`menu/${id}`] : [],
      ),
      ...(page ? [`page/${page}`] : []),
      ...(systemPage ? [`system-page/${systemPage}`] : []),
    ]
    const artefacts: Record<string, Artefact> = {}
    const add = (key: string) => {
      const artefact = this.#source.artefact<Artefact>(key)
      if (!artefact || artefacts[key]) return
      artefacts[key] = withoutHead(artefact)
      const uses = (artefact as PageArtefact | PopupArtefact).uses ?? []
      // Popups open later and bring their own; a page's forms and menus are part of its first screen.
      for (const used of uses) if (/^(form|menu|payment-methods)\//.test(used)) add(used)
    }
    for (const key of keys) add(key)
    // On short pages it is near at once.
    if (this.site.footer !== undefined) add(`page/${this.site.footer}`)
    const words = artefacts[`messages/${locale}`] as MessagesArtefact | undefined
    if (words) {
      const { [`messages/${locale}`]: _words, ...rest } = artefacts
      const naming = [...Object.values(rest), ...this.#askedLater(rest)]
      artefacts[`messages/${locale}`] = firstWords(words, naming)
    }
    return artefacts
  }

  /** Forms whose fields the platform answers to the forms of a first screen, whatever the country. */
  #askedLater(artefacts: Record<string, Artefact>): Artefact[] {
    const sources = Object.values(artefacts).flatMap((one) => {
      const source = one.kind === 'form' && one.dynamicFields?.source
      // What payment methods ask for is no artefact; its words come when they are needed.
      return typeof source === 'string' ? [`form/${source}`] : []
    })
    const keys = Object.keys(this.hashes).filter((key) => sources.some((source) => key.startsWith(source)))
    return keys.flatMap((key) => this.#source.artefact<Artefact>(key) ?? [])
  }

  #require<T>(key: string): T {
    const artefact = this.#source.artefact<T>(key)
    if (!artefact) throw new Error(`The live release has no ${key}.`)
    return artefact
  }
}

/** Without what the server alone says, in documents and to search engines. */
const withoutHead = memo((artefact: Artefact): Artefact => {
  if (artefact.kind === 'page') {
    const { head: _, ...shown } = artefact
    return shown
  }
  if (artefact.kind === 'site' && artefact.snippets?.length) {
    // Browsers are told what they wait for alone.
    const snippets = artefact.snippets.map((snippet) => ({ ...snippet, code: '' }))
    return { ...artefact, snippets }
  }
  if (artefact.kind === 'seo') {
    const { hosts: _, brand: __, ...shown } = artefact
    return shown
  }
  if (artefact.kind !== 'routes') return artefact
  const routes = artefact.routes.map(({ subject: _, listed: __, ...route }) => route)
  return { ...artefact, routes }
})
