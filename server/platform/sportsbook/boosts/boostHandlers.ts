import { boostedOdds } from '../../../../betting/odds/boostedOdds.ts'
import type { Database } from '../../../db/Database.ts'
import type { Handlers } from '../../shared/operations.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'
import { toAmount } from '../../wallet/money.ts'
import { languageOf } from '../events/createNames.ts'
import type { Offer } from '../events/createOffer.ts'
import type { DescribedEvent } from '../events/describeEvent.ts'
import type { OfferedBoost } from './boostTerms.ts'
import { findBoosts } from './findBoosts.ts'

export type BoostHandlerServices = {
  database: Database
  live: LiveSite
  offer: Pick<Offer, 'events'>
  clock: () => Date
}

/** Prices that are boosted, as players are offered them. */
export function boostHandlers(services: BoostHandlerServices) {
  const { database, live, offer } = services
  return {
    async 'sports.getBoosts'(_, { session, locale }) {
      const own = session && (await readBasics(database.drizzle, session.uid)).currency
      const currency = own ?? live.site().general.default_currency
      const asked = { uid: session?.uid, currency }
      const found = live.site().sportsbook ? [] : await findBoosts(services, database.drizzle, asked)
      const events = await offer.events([...new Set(found.map(({ event }) => event))], languageOf(locale))
      const byId = new Map(events.map((event) => [event.id, event]))
      return { items: found.flatMap((boost) => told(boost, byId.get(boost.event), currency) ?? []) }
    },
  } satisfies Handlers
}

/** Nothing of a boost whose selection is not offered, or costs as much without it. */
function told(boost: OfferedBoost, event: DescribedEvent | undefined, currency: string) {
  const { id, line, outcome, odds, percent, endsAt, mostStake } = boost
  const markets = event?.markets.filter((one) => one.line === line) ?? []
  const usual = markets[0]?.outcomes.find((one) => one.id === outcome)?.odds
  if (!event || !usual || boostedOdds(usual, boost) === undefined) return undefined
  return {
    ...{ id, line, outcome, event: { ...event, markets } },
    ...(odds !== undefined && { odds }),
    ...(percent !== undefined && { percent }),
    ...{ ends_at: endsAt.toISOString(), most_stake: toAmount(mostStake, currency) },
  }
}
