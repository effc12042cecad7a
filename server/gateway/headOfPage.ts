import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import type { PageAnswer } from './answerPage.ts'
import { headTags } from './headTags.ts'
import type { Release } from './Release.ts'
import type { ToldHead } from './tellHead.ts'
import { visitorFacts } from './visitorFacts.ts'

type Input = {
  release: Release
  page: Extract<PageAnswer, { kind: 'page' }>
  origin: string
  /** What is said of what the page is about. */
  told?: ToldHead | undefined
}

/** What the head of a page says, as tags. */
export function headOfPage({ release, page, origin, told }: Input): string {
  const { site, locales } = release
  const definition = page.page ? release.page(page.page) : undefined
  const systemPage = page.systemPage ? release.systemPage(page.systemPage) : undefined
  const pathOf = (route: string, params: Record<string, unknown>) => hrefOf(release.routes, { route, params })
  // However it was written, with a slash behind it or a letter percent-encoded: one page has one address.
  const found = page.systemPage === undefined ? release.match(page.path) : null
  const path = (found && pathOf(found.route.name, found.params)) ?? page.path
  const isElsewhere = told?.canonical !== undefined && told.canonical !== path
  const isUnlisted = page.isUnlisted === true && !isElsewhere
  return headTags({
    translate: release.translate(page.locale),
    seo: release.seo,
    locales,
    locale: page.locale,
    origin,
    path,
    brand: site.brand.name,
    favicon: site.brand.favicon,
    favicons: site.brand.favicons ?? [],
    title: definition?.title ?? systemPage?.header,
    description: definition?.description,
    image: definition?.image,
    told,
    head: definition?.head,
    blocks: definition?.blocks ?? [],
    facts: visitorFacts(release, { locale: page.locale, path: page.path }),
    pathOf,
    indexed: page.status === 200 && systemPage === undefined && !isUnlisted,
  })
}
