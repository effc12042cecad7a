import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'
import { gameRepository } from './gameRepository.ts'
import { nameGames } from './nameGames.ts'
import type { GameProvider } from './provider/GameProvider.ts'

/** Days for which somebody who opened a game counts for how popular it is. */
const popularDays = 30
/** Minutes between two looks at the list, where the site does not say. */
const usualMinutes = 15
/** Milliseconds within which several processes that start look at the list once. */
const together = 5_000

const minute = 60_000
const day = 86_400_000

type Services = {
  database: Database
  catalogue: Catalogue
  live: LiveSite
  jobs: Jobs
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  provider: GameProvider | undefined
}

/** Keeps our list of games as the provider has it. */
export function createRefresh(services: Services) {
  const { database, catalogue, live, jobs, clock, log, provider } = services
  let isStarted = false

  /** Takes over what the provider lists now. Where it does not answer, what is kept stays as it is. */
  async function refresh(): Promise<void> {
    if (!provider) return
    const { games, faulty } = await provider.list()
    if (faulty.length > 0)
      log.warn(
        { provider: provider.name, games: faulty.length, first: faulty[0] },
        'games are listed that make no sense',
      )
    await catalogue.refresh()
    await gameRepository.write(database.drizzle, nameGames(provider.name, games, catalogue.kept()))
    const now = clock()
    await gameRepository.countPopularity(database.drizzle, new Date(now.getTime() - popularDays * day))
    await gameRepository.listRefreshed(database.drizzle, provider.name, now)
    await catalogue.refresh()
    await catalogue.changed()
  }

  /** Leaves a look at the list, unless one was left since `before`. */
  const leave = (before: Date): Promise<void> =>
    database.transaction(async (tx) => {
      if (provider && (await gameRepository.claimList(tx, provider.name, clock(), before)))
        await jobs.enqueue('games', {}, tx)
    })

  return {
    refresh,

    async start(): Promise<void> {
      await jobs.work('games', refresh)
      isStarted = true
      await leave(new Date(clock().getTime() - together))
    },

    /** Leaves the next look at the list when it is time. */
    async sweep(): Promise<void> {
      const { refreshMinutes = usualMinutes } = live.games().words ?? {}
      if (isStarted) await leave(new Date(clock().getTime() - refreshMinutes * minute))
    },
  }
}
