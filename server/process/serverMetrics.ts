import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/Database.ts'
import { readLedgerCheck } from './ledgerCheck.ts'

type Watched = {
  database: Pick<Database, 'connections' | 'notifier'>
  /** What carries notices in place of the database, where something does. */
  bus?: { isListening(): boolean } | undefined
  /** Open event streams, by what they tell of. */
  streams: Readonly<Record<string, () => number>>
  dataDir: string
  version: string
}

/** What of the process an operator watches besides requests: connections, streams, the last check of the books, its version. */
export function serverMetrics(
  registry: Registry,
  { database, bus, streams, dataDir, version }: Watched,
): void {
  const registers = [registry]
  new Gauge({
    name: 'croupier_info',
    help: 'Always 1, with the version of the server',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1)

  new Gauge({
    name: 'event_streams_open',
    help: 'Event streams of browsers that are open',
    labelNames: ['of'],
    registers,
    collect() {
      for (const [of, count] of Object.entries(streams)) this.set({ of }, count())
    },
  })

  const { connections } = database
  if (connections) {
    new Gauge({
      name: 'database_connections',
      help: 'Connections to Postgres of this process that are in use and idle, and questions that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        const { used, idle, waiting } = connections()
        this.set({ state: 'used' }, used)
        this.set({ state: 'idle' }, idle)
        this.set({ state: 'waiting' }, waiting)
      },
    })
    new Gauge({
      name: 'database_listening',
      help: '1 while the process hears what others tell, 0 while that connection is lost',
      registers,
      collect() {
        this.set(connections().isListening ? 1 : 0)
      },
    })
    const gaps = new Counter({
      name: 'database_listen_gaps_total',
      help: 'Times that the connection on which others are heard was lost and found again',
      registers,
    })
    database.notifier.onGap(() => gaps.inc())
  }

  if (bus)
    new Gauge({
      name: 'bus_listening',
      help: '1 while the process hears what others tell by the bus, 0 while it does not',
      registers,
      collect() {
        this.set(bus.isListening() ? 1 : 0)
      },
    })

  const check = (name: string, help: string, what: 'at' | 'faults') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await readLedgerCheck(dataDir))?.[what] ?? Number.NaN)
      },
    })
  check('ledger_check_timestamp_seconds', 'When the books were last checked with this DATA_DIR', 'at')
  check('ledger_check_faults', 'What that check found wrong', 'faults')
}
