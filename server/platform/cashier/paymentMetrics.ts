import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/Database.ts'
import { askedOnce } from '../../process/askedOnce.ts'
import { receivableRepository } from '../wallet/receivableRepository.ts'
import { paymentTotalsRepository } from './paymentTotalsRepository.ts'
import type { PaymentWatch } from './provider/PaymentWatch.ts'

/** Milliseconds after which a payment should have ended. */
const hour = 3_600_000

/** Payments, for `/metrics`: what this process did and heard, and what waits in the database. */
export function paymentMetrics(registry: Registry, database: Pick<Database, 'drizzle'>): PaymentWatch {
  const registers = [registry]
  const moved = new Counter({
    name: 'payments_total',
    help: 'Payments that reached a status, by this process',
    labelNames: ['type', 'status'],
    registers,
  })
  const heard = new Counter({
    name: 'payment_events_total',
    help: 'What was made of what the payment provider said, by this process',
    labelNames: ['outcome'],
    registers,
  })
  const failed = new Counter({
    name: 'payment_provider_errors_total',
    help: 'What the payment provider did not do, or said in vain, to this process',
    labelNames: ['call', 'kind'],
    registers,
  })

  const figures = askedOnce(() =>
    paymentTotalsRepository.figures(database.drizzle, new Date(Date.now() - hour)),
  )
  const debtors = askedOnce(() => receivableRepository.count(database.drizzle))
  new Gauge({
    name: 'withdrawals_in_review',
    help: 'Withdrawals that wait for an operator, in the database',
    registers,
    async collect() {
      this.set((await figures())?.inReview ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'payments_in_suspense',
    help: 'Items in suspense that wait for an operator, in the database',
    registers,
    async collect() {
      this.set((await figures())?.inSuspense ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'players_owing',
    help: 'Players who owe something, for money of theirs went back, in the database',
    registers,
    async collect() {
      this.set((await debtors()) ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'payments_open_over_hour',
    help: 'Payments begun more than an hour ago that have not ended, in the database',
    labelNames: ['type'],
    registers,
    async collect() {
      const known = await figures()
      this.set({ type: 'deposit' }, known?.openDeposits ?? Number.NaN)
      this.set({ type: 'withdrawal' }, known?.openWithdrawals ?? Number.NaN)
    },
  })
  return {
    moved: (type, status) => moved.inc({ type, status }),
    heard: (outcome) => heard.inc({ outcome }),
    failed: (call, kind) => failed.inc({ call, kind }),
  }
}
