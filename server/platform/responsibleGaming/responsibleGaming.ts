import type { Database, Executor } from '../../db/Database.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import {
  changeProtection,
  type ProtectionChange,
  readProtection,
  sweepProtection,
} from './changeProtection.ts'
import { type Exclusion, isExcluded } from './exclusion.ts'
import { findPerson, type Person } from './findPerson.ts'
import { selfExcluded } from './selfExcluded.ts'

/** What is asked of a player's money since an instant, in minor units of the account's currency. */
type SumSince = (uid: number, since: Date) => Promise<bigint>

export type ResponsibleGamingOptions = {
  database: Database
  live: LiveSite
  /** What is deposited. */
  depositedSince: SumSince
  /** What is won by playing, or below zero lost. */
  wonSince: SumSince
  clock: () => Date
}

/** Longest that is looked back at wins and losses, in milliseconds: 31 days. */
const longest = 31 * 24 * 3_600_000

/** What protects players, as other domains ask for it. */
export function createResponsibleGaming(options: ResponsibleGamingOptions) {
  const { database, wonSince, clock } = options

  const read = (uid: number, now: Date, executor: Executor = database.drizzle) =>
    readProtection(executor, uid, now)

  async function exclusionOf(uid: number, executor?: Executor): Promise<Exclusion | undefined> {
    const { exclusion } = await read(uid, clock(), executor)
    return isExcluded(exclusion, clock()) ? exclusion : undefined
  }

  return {
    ...options,
    /** What protects a player then. */
    read,
    change: (change: ProtectionChange) => changeProtection(database, change),

    /** @throws PlatformError AccessDeniedException (409) while the player is excluded from play */
    async refuseExcluded(uid: number, executor?: Executor): Promise<void> {
      const exclusion = await exclusionOf(uid, executor)
      if (exclusion) throw selfExcluded(exclusion)
    },

    knownBy: (person: Person) => findPerson(database.drizzle, person, clock()),

    /** Minor units that a player won, or below zero lost, by playing since an instant. */
    netPosition: (uid: number, since: Date) =>
      wonSince(uid, new Date(Math.max(since.getTime(), clock().getTime() - longest))),

    sweep: () => sweepProtection(database, clock()),
  }
}

export type ResponsibleGaming = ReturnType<typeof createResponsibleGaming>
