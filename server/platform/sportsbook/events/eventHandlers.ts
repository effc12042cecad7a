import { feedId } from '../../../../betting/feedId.ts'
import { invalidParameters } from '../../shared/errors.ts'
import type { Handlers } from '../../shared/operations.ts'
import { languageOf } from './createNames.ts'
import type { Offer } from './createOffer.ts'
import { describeTournament } from './describeTournament.ts'
import { describePlace, describeSport, describeTree, hasEvents } from './describeTree.ts'

const hour = 3_600_000
/** Events and tournaments of a search, each. */
const mostFound = 12

export type SportsEventServices = { offer: Offer; clock: () => Date }

/** What there is to bet on, for everybody. */
export function sportsEventHandlers({ offer, clock }: SportsEventServices) {
  return {
    async 'sports.getTree'(_input, { locale }) {
      const language = languageOf(locale)
      const promoted = await offer.tournaments(offer.promoted())
      return {
        sports: await describeTree(offer, language),
        promoted: promoted.filter(hasEvents).map((one) => describeTournament(one, language)),
      }
    },

    async 'sports.getEvents'(input, { locale }) {
      const { offset, count, sport, tournament, is_live: isLive, is_promoted: isPromoted, hours } = input
      const within = hours === undefined ? undefined : new Date(clock().getTime() + hours * hour)
      const until = earlier(within, dateOf(input.until))
      const from = dateOf(input.from)
      const { ids, total } = await offer.list(
        {
          ...(sport !== undefined && { sport }),
          ...(tournament !== undefined && { tournaments: [feedId(tournament)] }),
          ...(isPromoted && { tournaments: offer.promoted() }),
          ...(isLive !== undefined && { isLive }),
          ...(from && { from }),
          ...(until && { until }),
        },
        { offset, count },
      )
      return { items: await offer.events(ids, languageOf(locale)), offset, limit: count, total }
    },

    async 'sports.getEvent'({ id }, { locale }) {
      return known(await offer.event(feedId(id), languageOf(locale)))
    },

    'sports.getSport': async ({ id }, { locale }) =>
      known(await describeSport(offer, id, languageOf(locale))),

    'sports.getTournament': async ({ id }, { locale }) =>
      known(await describePlace(offer, feedId(id), languageOf(locale))),

    async 'sports.search'({ query }, { locale }) {
      const language = languageOf(locale)
      const text = query.trim()
      if (text.length < 2) return { events: [], tournaments: [] }
      const found = await offer.search(text, language, mostFound)
      const tournaments = await offer.tournaments(found.tournaments)
      return {
        events: found.events,
        tournaments: tournaments.map((one) => describeTournament(one, language)),
      }
    },
  } satisfies Handlers
}

function known<T>(one: T | undefined): T {
  if (one === undefined) throw invalidParameters({ id: [{ code: 'not_found' }] })
  return one
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one < other ? one : other) : (one ?? other)
}
