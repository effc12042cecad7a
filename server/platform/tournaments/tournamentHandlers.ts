import type { Database } from '../../db/Database.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import { createDescriber } from '../shared/content.ts'
import type { Handlers, OperationInput } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Tournaments } from './createTournaments.ts'
import { describeTournament } from './describeTournament.ts'
import { participantRepository } from './participantRepository.ts'
import { entryRefusal } from './refuseEntry.ts'
import { type Run, statusOf } from './runs.ts'

export type TournamentHandlerServices = {
  database: Database
  tournaments: Tournaments
  catalogue: Catalogue
  live: LiveSite
  clock: () => Date
}

/** Places that a tournament is shown with among others, and where it is asked for alone. */
const placesOfMany = 5
const placesOfOne = 50

/** Tournaments as the site shows them, and how players join them. */
export function tournamentHandlers(services: TournamentHandlerServices) {
  const { database, tournaments, catalogue, live, clock } = services

  async function asked({ ids, status }: OperationInput<'tournaments.get'>): Promise<Run[]> {
    const found = ids
      ? (await Promise.all([...new Set(ids)].map((id) => tournaments.find(id)))).filter(
          (run) => run !== undefined,
        )
      : await tournaments.list()
    const now = clock()
    return found.filter((run) => status === 'all' || statusOf(run, now) === status).sort(inOrder(now))
  }

  return {
    async 'tournaments.get'(input, context) {
      const all = await asked(input)
      const { offset, count, fields, ids } = input
      const runs = all.slice(offset, offset + count)
      const numbers = runs.map(({ id }) => id)
      const uid = context.session?.uid
      const { drizzle } = database
      const places = ids?.length === 1 ? placesOfOne : placesOfMany
      const lines = await participantRepository.board(drizzle, numbers, places)
      const totals = await participantRepository.totals(drizzle, numbers)
      const own = uid === undefined ? undefined : await participantRepository.own(drizzle, uid, numbers)
      const entrant = uid === undefined ? undefined : await tournaments.entrant(uid)
      const shelf = catalogue.current()
      const now = clock()
      const around = {
        now,
        currency: entrant?.currency ?? live.site().general.default_currency,
        gameName: (sysname: string) => shelf.find(sysname)?.name,
        describe: createDescriber(live, context.locale),
        fields,
      }
      const items = runs.map((run) => {
        const standing = {
          totals: totals.get(run.id),
          lines: lines.filter((line) => line.run === run.id),
          own: entrant && {
            uid: entrant.uid,
            entry: own?.get(run.id),
            refusal: entryRefusal(run, entrant, now),
          },
        }
        return describeTournament(run, standing, { ...around, gamesCount: tournaments.countGames(run) })
      })
      return { items, offset, limit: count, total: all.length }
    },

    async 'tournaments.participate'({ tournament_id: id }, context) {
      const { uid } = signedIn(context)
      await database.transaction((tx) => tournaments.participate(tx, uid, id))
      return 1
    },
  } satisfies Handlers
}

/** What is on and ends first, what starts first, what ended last. */
function inOrder(now: Date): (one: Run, other: Run) => number {
  const groups = { active: 0, future: 1, finished: 2 }
  const key = (run: Run): [number, number] => {
    const status = statusOf(run, now)
    if (status === 'future') return [groups.future, run.startsAt.getTime()]
    return [groups[status], status === 'active' ? run.endsAt.getTime() : -run.endsAt.getTime()]
  }
  return (one, other) => {
    const [group, time] = key(one)
    const [otherGroup, otherTime] = key(other)
    return group - otherGroup || time - otherTime || one.id - other.id
  }
}
