import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { accountNames, accounts } from '../accounts/schema.ts'
import { channelOf } from '../codes/createCodeSender.ts'
import { codeContact, contactWait } from '../contacts/codeContact.ts'
import type { ContactRepository } from '../contacts/contactRepository.ts'
import type { Notices } from '../contacts/createNotices.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { PlatformError } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { type Identity, type IdentityRepository, messenger } from './identityRepository.ts'
import { identities as identityTable, socialPending } from './schema.ts'
import type { SocialServices } from './socialServices.ts'

/** Services joined and taken off by one player; each sends letters. */
const changes: Limit = { times: 20, seconds: 86_400 }

type Services = {
  database: Database
  live: LiveSite
  limiter: RateLimiter
  contacts: ContactRepository
  delivery: Delivery
  notices: Notices
  identities: IdentityRepository
  services: SocialServices
  /** Whether the mini-app of the messenger lets anybody in. */
  hasMiniApp: boolean
}

export type JoinedService = { id: string; service: string; name: string; icon?: string; joinedAt: Date }

/** The services that sign in to an account: joined to it, told of and taken off. */
export function createJoinedServices(platform: Services) {
  const { database, live, limiter, contacts, delivery, notices, identities, services, hasMiniApp } = platform

  function shown(service: string): { name: string; icon?: string } {
    const { socials = [], miniApp } = live.site().auth
    const found = service === messenger ? miniApp : socials.find((one) => one.service === service)
    return found ? { name: found.name, icon: found.icon } : { name: service }
  }

  const mayChange = async (uid: number) => (await limiter.count(`services of ${uid}`, changes)) === 0

  const works = (service: string) =>
    service === messenger ? hasMiniApp : services.find(service) !== undefined

  /** Whether the player gets in without the one that is taken off. */
  async function hasOtherWay(uid: number, id: string, tx: Executor): Promise<boolean> {
    const others = await tx
      .select({ service: identityTable.service })
      .from(identityTable)
      .where(and(eq(identityTable.uid, uid), ne(identityTable.id, id)))
    if (others.some(({ service }) => works(service))) return true
    const named = await tx
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .innerJoin(accountNames, eq(accountNames.uid, accounts.uid))
      .where(eq(accounts.uid, uid))
      .limit(1)
    if (named[0] && named[0].passwordHash !== null) return true
    const to = codeContact(await contacts.list(uid, tx), '', contactWait(live))
    return to !== undefined && delivery.can(channelOf(to.type))
  }

  return {
    /**
     * Joins a service to an account that is signed in, and tells the player.
     * @returns whether there were not too many today
     * @throws IdentityTakenError
     */
    async join(identity: Identity, uid: number): Promise<boolean> {
      if (!(await mayChange(uid))) return false
      await database.transaction(async (tx) => {
        await identities.add(identity, uid, tx)
        await notices(tx, uid, 'serviceJoined', { service: shown(identity.service).name })
      })
      return true
    },

    /** The oldest first. */
    async list(uid: number): Promise<JoinedService[]> {
      const rows = await database.drizzle
        .select({
          id: identityTable.id,
          service: identityTable.service,
          joinedAt: identityTable.createdAt,
        })
        .from(identityTable)
        .where(eq(identityTable.uid, uid))
        .orderBy(asc(identityTable.createdAt), asc(identityTable.id))
      return rows.map((row) => ({ ...row, ...shown(row.service) }))
    },

    /**
     * Takes a service off the account, and tells the player; one that is not there is no failure.
     * @returns whether it was there
     * @throws PlatformError AccessDeniedException (409) where nothing else lets the player in
     */
    async remove(uid: number, id: string): Promise<boolean> {
      await refuseOften(limiter, `services of ${uid}`, changes)
      return database.transaction(async (tx) => {
        // Of two that are taken off at once, the second is the last way in.
        await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('update')
        // Compared as text: what a caller says need not be a UUID.
        const own = and(eq(identityTable.uid, uid), sql`${identityTable.id}::text = ${id}`)
        const [found] = await tx.select().from(identityTable).where(own)
        if (!found) return false
        if (!(await hasOtherWay(uid, found.id, tx))) throw onlyWayIn()
        await tx.delete(identityTable).where(eq(identityTable.id, found.id))
        // Nor does it finish a sign-in that waits for a code or for its owner.
        const { service, subject } = found
        await tx
          .delete(socialPending)
          .where(and(eq(socialPending.service, service), eq(socialPending.subject, subject)))
        await notices(tx, uid, 'serviceRemoved', { service: shown(service).name })
        return true
      })
    },
  }
}

export type JoinedServices = ReturnType<typeof createJoinedServices>

const onlyWayIn = () =>
  new PlatformError('AccessDeniedException', 'Nothing else lets the player in', {
    status: 409,
    errorData: { reason: 'only_way_in' },
  })
