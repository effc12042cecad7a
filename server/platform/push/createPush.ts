import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { PushSubscription } from 'web-push'
import { zoneOf } from '#schemas/runtime/dayOf.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { PushNoticeName } from '#schemas/runtime/pushNotices.ts'
import type { Database, Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import type { PlayerEvent, PlayerEvents } from '../events/createPlayerEvents.ts'
import type { Keys } from '../keys/openKeys.ts'
import { seal, unseal } from '../keys/seal.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { Session } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { composeNotice } from './composeNotice.ts'
import { isPushService } from './isPushService.ts'
import { noticeNameOf } from './noticeNameOf.ts'
import type { PushAccess } from './PushAccess.ts'
import { quietUntil } from './quietUntil.ts'
import { sendNotice } from './sendNotice.ts'
import { subscriptionRepository } from './subscriptionRepository.ts'

/** Devices of one player that are told. */
const mostDevices = 10
/** Milliseconds for which a notice is news, beside the quiet hours through which it was held back. */
const goodFor = 24 * 3_600_000

type Services = {
  database: Database
  jobs: Jobs
  keys: Keys
  live: LiveSite
  events: Pick<PlayerEvents, 'alsoTell'>
  protection: Pick<ResponsibleGaming, 'read' | 'isExcluded'>
  /** Whom the operator finds at risk. */
  isAtRisk: (uid: number) => Promise<boolean>
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** A notice on its way to one device. @property at when it happened, or when the quiet hours ended: milliseconds since 1970 */
type Order = { subscription: string; name: PushNoticeName; at: number }

/**
 * Notices on the devices of players who asked for them.
 * @param access undefined where the operator offers none; nothing is kept and nothing asked for then
 */
export function createPush(services: Services, access: PushAccess | undefined) {
  const { database, jobs, live, protection, clock, log } = services
  const { drizzle } = database
  const key = services.keys.of('push')

  if (access) services.events.alsoTell(leave)

  /** In the transaction that did it: it is pushed once that is through, and never if it is not. */
  async function leave(uid: number, event: PlayerEvent, executor: Executor): Promise<void> {
    const name = noticeNameOf(event)
    if (!name) return
    for (const subscription of await subscriptionRepository.idsOf(executor, uid))
      await jobs.enqueue('push', { subscription, name, at: clock().getTime() } satisfies Order, executor)
  }

  async function send(data: Record<string, unknown>): Promise<void> {
    const { subscription, name, at } = data as Order
    const found = await subscriptionRepository.find(drizzle, subscription)
    if (!access || !found || clock().getTime() - at >= goodFor) return
    const { uid } = found
    const player = await accountRepository.find(drizzle, uid)
    if (!player) return
    const { countryCode, locale } = player.account
    const site = live.site()
    const { quietHours } = jurisdictionOf(site, countryCode)
    const until = quietUntil(quietHours, zoneOf(site, [countryCode]), clock())
    if (until) return jobs.enqueue('push', { ...data, at: until.getTime() }, drizzle, until)
    // Looked at last, for much may have happened since.
    if (protection.isExcluded(await protection.read(uid, clock())) || (await services.isAtRisk(uid))) return
    const notice = composeNotice(live, name, locale)
    if (!notice) return
    const device = unseal(key, found.sealed) as PushSubscription
    // The operator may have taken a service off since.
    if (!isPushService(device.endpoint, access.services)) return
    const seconds = Math.floor((at + goodFor - clock().getTime()) / 1000)
    const outcome = await sendNotice(access, device, { name, notice, seconds })
    if (outcome === 'gone') await subscriptionRepository.remove(drizzle, subscription)
    else if (outcome !== 'sent')
      log.warn({ status: outcome.refused, name }, 'a notice on a device was refused')
  }

  return {
    /** What browsers subscribe with; undefined where nothing is pushed. */
    publicKey: access?.publicKey,

    isOn: ({ id }: Session) => subscriptionRepository.isOn(drizzle, id),

    isPushService: (endpoint: string) => isPushService(endpoint, access?.services),

    /** The device of a sign-in is told from now on, and the oldest of too many no more. */
    async subscribe({ uid, id }: Session, device: PushSubscription): Promise<void> {
      await database.transaction(async (tx) => {
        await accountRepository.lock(tx, uid, 'no key update')
        const endpointHash = createHash('sha256').update(device.endpoint).digest('base64url')
        await subscriptionRepository.put(tx, { uid, session: id, endpointHash, sealed: seal(key, device) })
        await subscriptionRepository.keepLatest(tx, uid, mostDevices)
      })
    },

    unsubscribe: ({ id }: Session) => subscriptionRepository.removeOf(drizzle, id),

    /** Pushes from now on what is left here, in this process. */
    async start(): Promise<void> {
      if (access) await jobs.work('push', send)
    },
  }
}

export type Push = ReturnType<typeof createPush>
