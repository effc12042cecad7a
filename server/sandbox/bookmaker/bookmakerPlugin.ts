import type { FastifyInstance } from 'fastify'
import type { CounterpartOptions } from '../counterpart.ts'
import { createWalletClient } from '../games/walletClient.ts'
import { bookmakerKeys } from './bookmakerKeys.ts'
import { bookPage } from './bookPage.ts'
import { bookRoutes } from './bookRoutes.ts'
import { createBook, game } from './createBook.ts'
import { createTelling } from './createTelling.ts'

/**
 * Stands in for a third party whose sportsbook a site shows in a frame: made-up matches, bets, and money by the casino's wallet
 * (schemas/api/wallet.yaml), with a book of its own.
 */
export async function bookmakerPlugin(
  app: FastifyInstance,
  { database, site }: CounterpartOptions,
): Promise<void> {
  const db = database.drizzle
  const call = createWalletClient(site, bookmakerKeys)
  const telling = createTelling(db, call, game)
  const book = createBook(db, call, telling)
  app.addHook('onReady', async () => void telling.run())
  app.addHook('onClose', () => telling.close())
  await app.register(bookRoutes, { db, book })
  await app.register(bookPage)
}
