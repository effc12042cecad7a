import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { createCatalogue } from './catalogue/createCatalogue.ts'
import { createPlayerGames } from './createPlayerGames.ts'
import { createRefresh } from './createRefresh.ts'
import { coverVersion } from './describeGame.ts'
import type { GameProvider } from './provider/GameProvider.ts'

type Services = {
  database: Database
  live: LiveSite
  jobs: Jobs
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Who runs the games; there are none where it is left out. */
  provider: GameProvider | undefined
}

/** The games: what there is, who likes what, and what was opened. */
export function createGames(services: Services) {
  const catalogue = createCatalogue(services)
  const refresh = createRefresh({ ...services, catalogue })
  return {
    catalogue,
    playerGames: createPlayerGames(services.database),
    /** The cover of a game as its provider draws it; undefined where there is none. */
    cover(sysname: string) {
      const { provider } = services
      const kept = catalogue.kept().get(sysname)
      const address = kept?.cover
      if (!provider || !kept || typeof address !== 'string' || kept.provider !== provider.name)
        return undefined
      return { version: coverVersion(kept), read: () => provider.readCover(address) }
    },
    refresh: refresh.refresh,
    sweep: refresh.sweep,
    /** Reads the games that are known, and leaves a look at the provider's list. */
    async start(): Promise<void> {
      await catalogue.start()
      await refresh.start()
    },
    stop: catalogue.stop,
  }
}
