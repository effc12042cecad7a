import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/Database.ts'
import { askedOnce } from '../process/askedOnce.ts'
import { jobKinds } from './jobKinds.ts'
import { jobRepository } from './jobRepository.ts'

/** Jobs that wait and that were given up, for `/metrics`; letters and texts are those of the kind `deliver`. */
export function jobMetrics(registry: Registry, database: Pick<Database, 'drizzle'>): void {
  const figures = askedOnce(() => jobRepository.figures(database.drizzle))
  const gauge = (name: string, help: string, what: 'waiting' | 'failed') =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const known = await figures()
        for (const kind of Object.keys(jobKinds)) {
          const found = known?.find((one) => one.name === kind)
          this.set({ kind }, known ? (found?.[what] ?? 0) : Number.NaN)
        }
      },
    })
  gauge('jobs_waiting', 'Jobs that wait to be done or to be tried again, in the database', 'waiting')
  gauge('jobs_failed', 'Jobs that were given up within the last hour, in the database', 'failed')
}
