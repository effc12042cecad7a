import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import type { Freespins } from '../freespins/createFreespins.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import { type GameProvider, GameProviderError } from '../games/provider/GameProvider.ts'
import { campaignOf } from './campaigns.ts'
import type { GameSessions } from './createGameSessions.ts'

type Services = {
  database: Database
  jobs: Jobs
  freespins: Pick<Freespins, 'find' | 'told' | 'leaveUntold'>
  sessions: Pick<GameSessions, 'playerName'>
  catalogue: Pick<Catalogue, 'kept'>
  /** Who runs the games; there are none where it is left out. */
  provider: GameProvider | undefined
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Tells the provider of the free spins that players are given in its games, so that they can be played there. */
export function createFreeRounds(services: Services) {
  const { database, jobs, freespins, sessions, catalogue, provider, clock, log } = services
  let isStarted = false

  /** Told again it is the same to the provider, which knows the pack by its name. */
  async function tell(id: number): Promise<void> {
    const pack = await freespins.find(id)
    if (!provider || !pack || pack.remaining === 0 || pack.expiresAt <= clock()) return
    const game = catalogue.kept().get(pack.game)
    if (game?.provider !== provider.name) {
      log.warn({ pack: id, game: pack.game }, 'free spins were given in a game that is not there')
      return
    }
    const player = await database.transaction((tx) => sessions.playerName(tx, provider.name, pack.uid))
    try {
      await provider.grantFreeRounds({
        campaign: campaignOf(id),
        player,
        game: game.providerGame,
        count: pack.remaining,
        stake: pack.stake,
        currency: pack.currency,
        endsAt: pack.expiresAt,
      })
      await freespins.told(id)
    } catch (err) {
      if (!(err instanceof GameProviderError) || err.kind !== 'refused') throw err
      log.warn({ err, pack: id, game: pack.game }, 'the provider takes no such free spins')
    }
  }

  return {
    /** From now on this process tells of packs that were given, by whichever process. */
    async start(): Promise<void> {
      await jobs.work('free-rounds', ({ pack }) => tell(Number(pack)))
      isStarted = true
    },

    /** Sees to packs that nobody was told of, where there is somebody to tell. */
    async sweep(): Promise<void> {
      if (isStarted && provider) await freespins.leaveUntold()
    },
  }
}
