import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/Database.ts'
import { askedOnce } from '../../process/askedOnce.ts'
import { outboxRepository } from './outbox/outboxRepository.ts'

/** What points are still to be made of, for `/metrics`. */
export function loyaltyMetrics(registry: Registry, database: Pick<Database, 'drizzle'>): void {
  const figures = askedOnce(() => outboxRepository.figures(database.drizzle, new Date()))
  const gauge = (name: string, help: string, what: 'waiting' | 'failed' | 'seconds') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await figures())?.[what] ?? Number.NaN)
      },
    })
  gauge('loyalty_waiting', 'Rounds, bets, deposits and acts to be reckoned, in the database', 'waiting')
  gauge('loyalty_failed', 'Of them, those that were tried in vain and are tried again', 'failed')
  gauge('loyalty_waiting_seconds', 'Time for which the first of them is due', 'seconds')
}
