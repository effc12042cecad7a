import { BlockList, isIPv6 } from 'node:net'
import type { Database } from '../db/Database.ts'
import { type MaintenanceState, maintenanceRepository } from './maintenanceRepository.ts'

const channel = 'maintenance'
/** Seconds after which browsers and robots ask again, where nobody has said how long it takes. */
const usual = 30
/** How often to look for a change that no notice told of, in milliseconds. */
const pollMs = 5_000

/** Sets the switch, for all processes within a second. */
export function setMaintenance(
  database: Database,
  state: Omit<MaintenanceState, 'changedAt'>,
): Promise<void> {
  return database.transaction(async (tx) => {
    await maintenanceRepository.set(tx, state)
    await database.notifier.publish(channel, '', tx)
  })
}

/** However they are written: `::ffff:192.0.2.1`, as a socket of both families reports it, is `192.0.2.1`. */
function isAmong(allowed: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const one of allowed) list.addAddress(one, familyOf(one))
  return list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Knows in memory how the switch stands, so that no request asks for it, and follows it until `close`. */
export async function followMaintenance(database: Database, onError: (error: unknown) => void) {
  let state = await maintenanceRepository.read(database.drizzle)
  const follow = () =>
    maintenanceRepository.read(database.drizzle).then((read) => {
      state = read
    }, onError)
  const stops = [database.notifier.subscribe(channel, follow), database.notifier.onGap(follow)]
  const timer = setInterval(follow, pollMs)
  timer.unref()
  return {
    /** Seconds after which a caller may try again, where the site is closed to them. */
    closedFor(address: string, now = Date.now()): number | undefined {
      if (!state?.isOn || isAmong(state.allowed, address)) return undefined
      const left = state.until ? Math.ceil((state.until.getTime() - now) / 1000) : 0
      return left > 0 ? left : usual
    },

    close(): void {
      clearInterval(timer)
      for (const stop of stops) stop()
    },
  }
}
