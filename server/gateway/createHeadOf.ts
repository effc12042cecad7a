import type { Operations } from '#generated/api.ts'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import { answerPage, type PageAnswer, systemAnswer } from './answerPage.ts'
import type { createIsThere } from './createIsThere.ts'
import { headOfPage } from './headOfPage.ts'
import { type LiveSource, Release } from './Release.ts'
import { readHead } from './readHead.ts'
import { tellHead } from './tellHead.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>
type Question = { path: string; locale: string; origin: string; session: SessionFacts }

/** Pages that may lead to one another before they lead nowhere. */
const mostSteps = 5

/**
 * Answers what the head of a page holds for whoever asks, without the page.
 * @param isThere asks, as a visitor, for what the page is about
 */
export function createHeadOf(live: LiveSource, isThere: ReturnType<typeof createIsThere>) {
  let release: Release | undefined
  live.subscribe(() => {
    release = undefined
  })

  return async ({
    path,
    locale,
    origin,
    session,
  }: Question): Promise<Operations['metadata.get']['response']> => {
    release ??= new Release(live)
    const page = pageAt(release, path, locale, session)
    return page ? readHead(headOfPage({ release, origin, ...(await told(release, page, isThere)) })) : {}
  }
}

/** The page at an address, or where that leads; nothing where it leads away from the site, or nowhere. */
function pageAt(release: Release, path: string, locale: string, session: SessionFacts): Page | undefined {
  let at = path
  for (let step = 0; step < mostSteps; step += 1) {
    // An address without a language is asked for in that of the call, as the site would lead there.
    const own = stripLocale(at, release.localeCodes)
    const answer = answerPage(release, {
      path: own.locale === undefined ? localisedPath(release.locales, locale, own.path) : at,
      search: '',
      localeCookie: locale,
      acceptLanguage: undefined,
      session,
    })
    if (answer.kind === 'page') return answer
    if (!answer.to.startsWith('/')) return undefined
    at = answer.to.split(/[?#]/, 1)[0] ?? '/'
  }
  return undefined
}

/** What is said of what a page is about; that it is not there, where it is not. */
async function told(release: Release, page: Page, isThere: ReturnType<typeof createIsThere>) {
  const { asks, tells, locale } = page
  if (asks === undefined) return { page }
  const pathOf: Parameters<typeof tellHead>[4] = (route, params) => {
    const to = hrefOf(release.routes, { route, params })
    return to && localisedPath(release.locales, locale, to)
  }
  const read = (response: unknown) =>
    tells && tellHead(tells, response, release.translate(locale), locale, pathOf)
  const subject = await isThere(asks, undefined, read as Parameters<typeof isThere>[2])
  if (!subject.isThere) return { page: systemAnswer(release, release.site.systemPages.notFound, page) }
  return { page, told: subject.told }
}
