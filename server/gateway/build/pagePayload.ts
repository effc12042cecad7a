import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { answerPage } from '../answerPage.ts'
import type { Release } from '../Release.ts'

const nobody: SessionFacts = { authenticated: false, uid: 0 }

/** What a page begins with, for a visitor: what it is made of by hash, as `/content/artefacts/{hash}` has it; or where it leads. */
export type PagePayload = { release: string; locale: string } & (
  | {
      page: string
      layout: 'default' | 'empty' | 'game'
      artefacts: Readonly<Record<string, string>>
      /** Call whose answer must hold something; else what the page is about is not there. */
      asks?: string
    }
  | { redirect: string; status: number }
)

/**
 * The payload of an address (product document, section 7: build metadata and per-page payload files). It is the same for
 * everybody: who is signed in, or speaks what, changes nothing.
 * @param path with the prefix of a locale, percent-encoded
 * @returns undefined where visitors are shown no page
 */
export function pagePayload(release: Release, path: string): PagePayload | undefined {
  const usual = release.locales.default
  const answer = answerPage(release, {
    path,
    search: '',
    // Nothing of a request but its address says which language is meant.
    localeCookie: usual,
    acceptLanguage: undefined,
    session: nobody,
  })
  const { locale } = answer
  if (answer.kind === 'redirect')
    return { release: release.id, locale, redirect: answer.to, status: answer.status }
  if (answer.status !== 200 || answer.page === undefined) return undefined
  const keys = Object.keys(release.firstScreen(locale, answer.page, undefined)).sort()
  const artefacts = Object.fromEntries(keys.map((key) => [key, release.hashes[key] ?? '']))
  const { page, layout, asks } = answer
  return { release: release.id, locale, page, layout, artefacts, ...(asks !== undefined && { asks }) }
}
