import type { Database, Executor } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import { channelOf } from '../codes/createCodeSender.ts'
import { codeContact, contactWait } from '../contacts/codeContact.ts'
import type { Notices } from '../contacts/createNotices.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { PlatformError } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { type Identity, identityRepository, type JoinedIdentity, messenger } from './identityRepository.ts'
import { pendingRepository } from './pendingRepository.ts'
import type { SocialServices } from './socialServices.ts'

/** Services joined and taken off by one player; each sends letters. */
const changes: Limit = { times: 20, seconds: 86_400 }

type Services = {
  database: Database
  live: LiveSite
  limiter: RateLimiter
  delivery: Delivery
  notices: Notices
  services: SocialServices
  /** Whether the mini-app of the messenger lets anybody in. */
  hasMiniApp: boolean
}

export type JoinedService = JoinedIdentity & { name: string; icon?: string }

/** The services that sign in to an account: joined to it, told of and taken off. */
export function createJoinedServices(platform: Services) {
  const { database, live, limiter, delivery, notices, services, hasMiniApp } = platform

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
    if ((await identityRepository.otherServices(tx, uid, id)).some(works)) return true
    if (await accountRepository.hasPassword(tx, uid)) return true
    const to = codeContact(await contactRepository.list(tx, uid), '', contactWait(live))
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
        await identityRepository.add(tx, identity, uid)
        await notices(tx, uid, 'serviceJoined', { service: shown(identity.service).name })
      })
      return true
    },

    /** The oldest first. */
    async list(uid: number): Promise<JoinedService[]> {
      const rows = await identityRepository.list(database.drizzle, uid)
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
        await accountRepository.lock(tx, uid)
        const found = await identityRepository.find(tx, uid, id)
        if (!found) return false
        if (!(await hasOtherWay(uid, found.id, tx))) throw onlyWayIn()
        await identityRepository.remove(tx, found.id)
        // Nor does it finish a sign-in that waits for a code or for its owner.
        await pendingRepository.forget(tx, found)
        await notices(tx, uid, 'serviceRemoved', { service: shown(found.service).name })
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
