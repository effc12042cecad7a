import type { FreeBetTerms } from '#generated/grammar/types.ts'
import { type Content, createDescriber } from '../shared/content.ts'
import { createWords } from '../shared/createWords.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { toAmount } from '../wallet/money.ts'
import type { FreeBets } from './createFreeBets.ts'
import { statusOf } from './freeBetRepository.ts'
import type { FreeBet } from './schema.ts'

export type FreeBetHandlerServices = { freeBets: FreeBets; live: LiveSite; clock: () => Date }

/** Free bets as the site shows them. */
export function freeBetHandlers({ freeBets, live, clock }: FreeBetHandlerServices) {
  return {
    async 'sports.getFreeBets'({ status, offset, count }, context) {
      const { uid } = signedIn(context)
      const describe = createDescriber(live, context.locale)
      const nameSport = sportNamer(live, context.locale)
      const { items, total } = await freeBets.list({ uid, status, offset, count })
      const now = clock()
      const told = (one: FreeBet) => ({
        ...{ id: one.id, amount: toAmount(one.amount, one.currency) },
        description: describe(JSON.parse(one.content) as Content),
        ...describeTerms(JSON.parse(one.terms) as FreeBetTerms, nameSport),
        ...{ expires_at: one.expiresAt.toISOString(), status: statusOf(one, now) },
        ...(one.bet !== null && { bet: one.bet }),
      })
      return { items: items.map(told), offset, limit: count, total }
    },
  } satisfies Handlers
}

function describeTerms(terms: FreeBetTerms, nameSport: (sport: number) => string) {
  const { kinds, leastLegOdds, leastOdds, sports, markets } = terms
  return {
    is_stake_returned: terms.isStakeReturned,
    is_cash_out_offered: terms.isCashOutOffered ?? false,
    ...(kinds && { kinds: [...kinds] }),
    ...(leastLegOdds && { least_leg_odds: leastLegOdds }),
    ...(leastOdds && { least_odds: leastOdds }),
    ...(sports && { sports: sports.map((sport) => ({ sport, name: nameSport(sport) })) }),
    ...(markets && { markets: [...markets] }),
  }
}

/** What sports are called in a language; by their number where they are not offered any more. */
function sportNamer(live: LiveSite, locale: string): (sport: number) => string {
  const keys = Object.fromEntries(
    (live.sportsbook()?.sports ?? []).map(({ number, name }) => [String(number), name]),
  )
  const names = createWords(live, locale)(keys)
  return (sport) => names[String(sport)] ?? String(sport)
}
