import type { Jurisdiction, LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Database, Executor } from '../../db/Database.ts'
import type { CallContext } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import type { PlayerBasics } from '../wallet/playerBasicsRepository.ts'
import type { Loyalty } from './createLoyalty.ts'
import { mayTakePart } from './mayTakePart.ts'
import { programmesFor } from './programmesFor.ts'

/** @property player who asks; a visitor where it is left out */
export type Offered = {
  jurisdiction: Jurisdiction
  programmes: readonly LoyaltyProgrammeDefinition[]
  player?: PlayerBasics
}

type Services = {
  database: Pick<Database, 'drizzle'>
  live: LiveSite
  points: Pick<Loyalty, 'noteTerms'>
  clock: () => Date
}

/** What of loyalty is there for whoever asks: programmes of their jurisdiction, and none for players who may not take part. */
export function createOffered({ database, live, points, clock }: Services) {
  let noted: object | undefined
  /** Of a programme that was published a moment ago points know nothing yet. */
  async function noteTerms(): Promise<void> {
    const published = live.loyalty()
    if (published === noted) return
    await points.noteTerms()
    noted = published
  }

  /** @param country ISO 3166-1 alpha-2 */
  function offeredIn(country: string | undefined): Offered {
    const jurisdiction = jurisdictionOf(live.site(), country)
    return { jurisdiction, programmes: programmesFor(live, { jurisdiction: jurisdiction.code }) }
  }

  /** @param player as they were read, where that was done */
  async function toPlayer(executor: Executor, player: PlayerBasics): Promise<Offered> {
    const offered = { ...offeredIn(player.countryCode), player }
    const isIn = offered.programmes.length > 0 && (await mayTakePart(executor, player.uid, live, clock()))
    return isIn ? offered : { ...offered, programmes: [] }
  }

  return {
    toPlayer,

    async toCaller({ session, country }: Pick<CallContext, 'session' | 'country'>): Promise<Offered> {
      const { drizzle } = database
      if (session) await noteTerms()
      return session ? toPlayer(drizzle, await readBasics(drizzle, session.uid)) : offeredIn(country)
    },
  }
}

export type OfferedLoyalty = ReturnType<typeof createOffered>

/** The programme of that name, the first where none is named; undefined where it is not offered. */
export const programmeNamed = ({ programmes }: Offered, sysname: string | undefined) =>
  sysname === undefined ? programmes[0] : programmes.find(({ id }) => id === sysname)
