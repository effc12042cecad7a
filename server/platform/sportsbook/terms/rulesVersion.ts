import { createHash } from 'node:crypto'
import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { MessageSourceArtefact } from '#schemas/runtime/artefacts.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { memoAround } from '#schemas/runtime/memo.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { sportIn } from './termsOf.ts'

type RulesSite = Pick<LiveSite, 'sportsbook' | 'locales' | 'messages'>

/**
 * Names the rules that a bet is settled by: another word in any language, another most win or place makes another version.
 * Kept with every bet.
 * @param sport number of the feed; without one, the rules of all sports alone
 * @returns 16 hexadecimal digits; undefined for a sport that no bets are taken on
 */
export function rulesVersion(live: RulesSite, sport?: number): string | undefined {
  const book = live.sportsbook()
  const texts = live.locales().locales.flatMap(({ code }) => live.messages(code) ?? [])
  return book && versionsIn(book, ...texts)(sport)
}

const versionsIn = memoAround((book: SportsbookDefinition, ...texts: MessageSourceArtefact[]) => {
  const made = new Map<number | undefined, string | undefined>()
  return (sport?: number) => {
    if (!made.has(sport)) made.set(sport, versionOf(book, texts, sport))
    return made.get(sport)
  }
})

function versionOf(
  book: SportsbookDefinition,
  texts: readonly MessageSourceArtefact[],
  sport: number | undefined,
): string | undefined {
  const own = sport === undefined ? undefined : sportIn(book, sport)
  if (sport !== undefined && !own) return undefined
  const keys = book.rules.parts.flatMap(({ title, text }) => [title, text])
  if (own) keys.push(own.name, own.rules)
  const said = texts.map(({ locale, messages }) => [locale, keys.map((key) => messages[key] ?? '')])
  const { mostWin } = book.limits
  const held = canonicalJson({ said, mostWin, eachWay: book.eachWay })
  return createHash('sha256').update(held).digest('hex').slice(0, 16)
}
