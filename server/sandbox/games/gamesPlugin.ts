import type { FastifyInstance } from 'fastify'
import type { CounterpartOptions } from '../counterpart.ts'
import { casinoRoutes } from './casinoRoutes.ts'
import { createAbandoned } from './createAbandoned.ts'
import { createPlay } from './createPlay.ts'
import { gameKeys } from './gameKeys.ts'
import { pageRoutes } from './pageRoutes.ts'
import { playRoutes } from './playRoutes.ts'
import { createSettlements } from './settlements.ts'
import { createTables } from './tables/createTables.ts'
import { tableRoutes } from './tables/tableRoutes.ts'
import { createWalletClient } from './walletClient.ts'

/**
 * Stands in for a provider of games: a list of games, frames in which they are played, and money by the casino's wallet
 * (schemas/api/wallet.yaml), with a book of its own.
 * @param options.pauses milliseconds between the tries of a stake
 * @param options.clock of flights, and of the tables that players share, in milliseconds since 1970
 * @param options.gamesOrigin where browsers reach its frames; where it was called at if left out
 */
export async function gamesPlugin(
  app: FastifyInstance,
  {
    database,
    site,
    pauses,
    gamesOrigin,
    clock,
  }: CounterpartOptions & { pauses?: readonly number[]; gamesOrigin?: string; clock?: () => number },
): Promise<void> {
  const db = database.drizzle
  const call = createWalletClient(site, gameKeys)
  const settlements = createSettlements(database, call)
  const play = createPlay({
    ...{ database, call, settlements },
    ...(pauses && { pauses }),
    ...(clock && { clock }),
  })
  const tables = createTables({
    ...{ database, call, settlements },
    ...(pauses && { pauses }),
    ...(clock && { clock }),
  })
  const abandoned = createAbandoned(database, play)
  app.addHook('onReady', async () => {
    void settlements.run()
    void abandoned.run()
    // Whoever opens a table tries again.
    void tables.recover().catch(() => undefined)
  })
  // Streams would keep a server open that is to be closed.
  app.addHook('preClose', async () => {
    play.close()
    await tables.close()
  })
  app.addHook('onClose', async () => {
    await abandoned.close()
    await settlements.close()
  })
  await app.register(casinoRoutes, { db, keys: gameKeys, ...(gamesOrigin !== undefined && { gamesOrigin }) })
  await app.register(playRoutes, { db, play, tables })
  await app.register(tableRoutes, { db, play, tables })
  await app.register(pageRoutes, { db })
}
