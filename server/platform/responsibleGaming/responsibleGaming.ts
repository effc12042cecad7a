import type { Database, Executor } from '../../db/Database.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import {
  changeProtection,
  type ProtectionChange,
  readProtection,
  sweepProtection,
} from './changeProtection.ts'
import { isExcluded } from './exclusion.ts'
import { findPerson, type Person } from './findPerson.ts'
import { type LimitKind, runningPeriod } from './moneyLimit.ts'
import type { Protection } from './protectionRepository.ts'
import { selfExcluded } from './selfExcluded.ts'
import { spentSince } from './spentSince.ts'

export type ResponsibleGamingOptions = {
  database: Database
  live: LiveSite
  ledger: Pick<Ledger, 'depositedSince' | 'ownPlaySince' | 'wonSince'>
  /** Minor units of deposits that were begun and have not ended. */
  openDeposits: (executor: Executor, uid: number) => Promise<bigint>
  clock: () => Date
}

/** What a limit of play leaves, and when its period ends. */
type PlayRoom = { room: bigint; kind: 'stake' | 'loss'; until: Date }

/** Longest that is looked back at wins and losses, in milliseconds: 31 days. */
const longest = 31 * 24 * 3_600_000

/** What protects players, as other domains ask for it. */
export function createResponsibleGaming(options: ResponsibleGamingOptions) {
  const { database, ledger, clock } = options

  const read = (uid: number, now: Date, executor: Executor = database.drizzle) =>
    readProtection(executor, uid, now)

  const spentOf = (uid: number, kind: LimitKind, since: Date, executor?: Executor) =>
    spentSince(ledger, { uid, kind, since, ...(executor && { executor }) })

  /** What protects a player who is not excluded. @throws PlatformError AccessDeniedException (409) for one who is */
  async function refuseExcluded(uid: number, executor?: Executor): Promise<Protection> {
    const found = await read(uid, clock(), executor)
    if (found.exclusion && isExcluded(found.exclusion, clock())) throw selfExcluded(found.exclusion)
    return found
  }

  return {
    ...options,
    /** What protects a player then. */
    read,
    change: (change: ProtectionChange) => changeProtection(database, change),

    refuseExcluded,

    isExcluded: ({ exclusion }: Pick<Protection, 'exclusion'>): boolean => isExcluded(exclusion, clock()),

    /** Minor units spent in a period that began then. */
    spentOf,

    /**
     * Minor units that a player may still begin to deposit: the limit less what the journals say was deposited in the
     * running period, less what all deposits that are still open hold of it. Undefined where there is no limit.
     */
    async depositRoom(
      { limits }: Pick<Protection, 'limits'>,
      uid: number,
      executor: Executor = database.drizzle,
    ): Promise<{ room: bigint; held: bigint } | undefined> {
      const { current } = limits.deposit
      if (!current) return undefined
      const deposited = await spentOf(uid, 'deposit', runningPeriod(current, clock()).start, executor)
      const open = await options.openDeposits(executor, uid)
      const unpaid = current.amount > deposited ? current.amount - deposited : 0n
      const held = open < unpaid ? open : unpaid
      return { room: unpaid - held, held }
    },

    /**
     * Minor units of own money that the player's limits leave for a stake, by the one that leaves least, or undefined where
     * none says. To be asked under the player's lock, so that stakes at the same time never pass a limit together.
     */
    async playRoom(
      { limits }: Pick<Protection, 'limits'>,
      { uid, currency }: { uid: number; currency: string },
      tx: Executor,
    ): Promise<PlayRoom | undefined> {
      let least: PlayRoom | undefined
      for (const kind of ['stake', 'loss'] as const) {
        const { current } = limits[kind]
        if (!current) continue
        const { start, end: until } = runningPeriod(current, clock())
        // The currency of an account stays while it has a limit; sums of two could not be compared.
        const left =
          current.currency === currency ? current.amount - (await spentOf(uid, kind, start, tx)) : 0n
        if (least === undefined || left < least.room) least = { room: left > 0n ? left : 0n, kind, until }
      }
      return least
    },

    knownBy: (person: Person) => findPerson(database.drizzle, person, clock()),

    /** Minor units that a player won, or below zero lost, by playing since an instant. */
    netPosition: (uid: number, since: Date) =>
      ledger.wonSince(uid, new Date(Math.max(since.getTime(), clock().getTime() - longest))),

    sweep: () => sweepProtection(database, clock()),
  }
}

export type ResponsibleGaming = ReturnType<typeof createResponsibleGaming>
