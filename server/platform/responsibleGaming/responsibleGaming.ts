import type { Database, Executor } from '../../db/Database.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { type Exclusion, isExcluded } from './exclusion.ts'
import { findPerson, type Person } from './findPerson.ts'
import { netPosition } from './netPosition.ts'
import { createProtectionRepository } from './protectionRepository.ts'
import { selfExcluded } from './selfExcluded.ts'

export type ResponsibleGamingOptions = {
  database: Database
  live: LiveSite
  /** What is deposited since an instant, in minor units of the account's currency. */
  depositedSince: (uid: number, since: Date) => Promise<bigint>
  clock: () => Date
}

/** What protects players, as other domains ask for it. */
export function createResponsibleGaming(options: ResponsibleGamingOptions) {
  const { database, clock } = options
  const repository = createProtectionRepository(database)

  async function exclusionOf(uid: number, executor?: Executor): Promise<Exclusion | undefined> {
    const { exclusion } = await repository.read(uid, clock(), executor)
    return isExcluded(exclusion, clock()) ? exclusion : undefined
  }

  return {
    ...options,
    repository,

    /** @throws PlatformError AccessDeniedException (409) while the player is excluded from play */
    async refuseExcluded(uid: number, executor?: Executor): Promise<void> {
      const exclusion = await exclusionOf(uid, executor)
      if (exclusion) throw selfExcluded(exclusion)
    },

    knownBy: (person: Person) => findPerson(database, person, clock()),
    netPosition: (uid: number, since: Date) => netPosition(database.drizzle, uid, since, clock()),
    sweep: () => repository.sweep(clock()),
  }
}

export type ResponsibleGaming = ReturnType<typeof createResponsibleGaming>
