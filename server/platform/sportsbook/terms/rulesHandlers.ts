import type { PlaceTerms, SportsbookDefinition } from '#generated/grammar/types.ts'
import { createWords } from '../../shared/createWords.ts'
import { invalidParameters } from '../../shared/errors.ts'
import type { Handlers, OperationResponse } from '../../shared/operations.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { toAmount } from '../../wallet/money.ts'
import { limitsIn } from './limitsIn.ts'
import { rulesVersion } from './rulesVersion.ts'
import { sportIn } from './termsOf.ts'

type Place = OperationResponse<'sports.getRules'>['each_way'][number]

/** The rules that bets are settled by, as everybody may read them. */
export function rulesHandlers({ live }: { live: LiveSite }) {
  return {
    async 'sports.getRules'({ sport }, { locale }) {
      const book = live.sportsbook()
      const version = rulesVersion(live, sport)
      if (!book || version === undefined) throw invalidParameters({ sport: [{ code: 'not_found' }] })
      const own = sport === undefined ? undefined : sportIn(book, sport)
      const wordsOf = createWords(live, locale)
      const parts = [...book.rules.parts, ...(own ? [{ title: own.name, text: own.rules }] : [])]
      return {
        version,
        parts: parts.map((keys) => ({ title: '', text: '', ...wordsOf(keys) })),
        sports: book.sports.map(({ number, name }) => ({
          ...{ sport: number, name: '', version: rulesVersion(live, number) ?? '' },
          ...wordsOf({ name }),
        })),
        most_win: mostWins(book),
        each_way: [
          ...places(book.eachWay.usual, false),
          ...(book.eachWay.handicaps ? places(book.eachWay.handicaps, true) : []),
        ],
      }
    },
  } satisfies Handlers
}

const mostWins = (book: SportsbookDefinition) =>
  Object.keys(book.limits.mostWin).flatMap((currency) => {
    const limits = limitsIn(book, currency)
    return limits ? [toAmount(limits.mostWin, currency)] : []
  })

const places = (terms: PlaceTerms, handicap: boolean): Place[] =>
  terms.map(({ runners, places, part }, at) => {
    const next = terms[at + 1]
    return { handicap, from: runners, ...(next && { to: next.runners - 1 }), places, part }
  })
