import type { FastifyBaseLogger } from 'fastify'
import type { Database, Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import type { Bonuses } from '../bonuses/createBonuses.ts'
import type { Campaigns } from '../campaigns/createCampaigns.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { Idempotency } from '../idempotency/withIdempotency.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { PaymentProvider } from './provider/PaymentProvider.ts'
import type { PaymentWatch } from './provider/PaymentWatch.ts'

/** What the cashier stands on. */
export type CashierServices = {
  database: Database
  live: LiveSite
  players: PlayerReader
  ledger: Ledger
  campaigns: Campaigns
  bonuses: Bonuses
  protection: ResponsibleGaming
  idempotency: Idempotency
  events: PlayerEvents
  jobs: Jobs
  delivery: Delivery
  log: Pick<FastifyBaseLogger, 'warn'>
  clock: () => Date
  /** Who moves the money; nothing is paid in or out where there is nobody. */
  provider: PaymentProvider | undefined
  watch: PaymentWatch | undefined
  /** Told of every withdrawal that is asked for, in its transaction. */
  cashedOut: (tx: Executor, uid: number) => Promise<void>
  /** Told of every deposit that came in, and that money of one went back, in the transaction in which it did. */
  depositMoved?: (tx: Executor, deposit: { uid: number; id: number }) => Promise<void>
}
