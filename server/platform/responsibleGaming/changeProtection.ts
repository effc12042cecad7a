import type { Database, Executor } from '../../db/Database.ts'
import { limitRepository } from './limitRepository.ts'
import { forgetLapsed, limitKinds, noLimit } from './moneyLimit.ts'
import { type Protection, protectionRepository } from './protectionRepository.ts'

export type ProtectionEvent = { event: string; details?: Record<string, string | number | null> }

export type ProtectionChange = {
  uid: number
  now: Date
  /** Network address of the player. */
  ip: string
  /** Pure: it may be called again where the database broke a conflict. */
  work: (before: Protection) => { after: Protection; events: ProtectionEvent[] }
  /** What must happen with the change or not at all. */
  also?: (tx: Executor) => Promise<void>
}

/** Most lapsed requests that one sweep writes down; the next takes the others. */
const sweptAtOnce = 500

const nothing: Protection = {
  limits: { deposit: noLimit, stake: noLimit, loss: noLimit },
  realityMinutes: null,
  exclusion: null,
}

/** What protects a player now. */
export async function readProtection(executor: Executor, uid: number, now: Date): Promise<Protection> {
  const found = (await protectionRepository.find(executor, uid)) ?? nothing
  return withoutLapsed(found, now)
}

/** Changes what protects a player, one command after another for each, with its history. */
export function changeProtection(
  { transaction }: Pick<Database, 'transaction'>,
  { uid, now, ip, work, also }: ProtectionChange,
): Promise<Protection> {
  return transaction(async (tx) => {
    const { after, events } = work(await lockUnlapsed(tx, uid, now))
    await protectionRepository.set(tx, uid, after)
    if (events.length > 0)
      await protectionRepository.addHistory(
        tx,
        events.map(({ event, details = {} }) => ({ uid, at: now, actor: 'player', ip, event, details })),
      )
    await also?.(tx)
    return after
  })
}

/** Writes down which requests lapsed, so that the history is whole even where a player never comes back. */
export async function sweepProtection(
  { drizzle, transaction }: Pick<Database, 'drizzle' | 'transaction'>,
  now: Date,
): Promise<void> {
  for (const uid of await limitRepository.listLapsed(drizzle, now, sweptAtOnce)) {
    await transaction(async (tx) => protectionRepository.set(tx, uid, await lockUnlapsed(tx, uid, now)))
  }
}

/** What protects a player, held until the transaction ends; a request that has lapsed goes into the history. */
async function lockUnlapsed(tx: Executor, uid: number, now: Date): Promise<Protection> {
  const found = await protectionRepository.lock(tx, uid)
  const left = withoutLapsed(found, now)
  const events = limitKinds.flatMap((kind) => {
    const { pending } = found.limits[kind]
    if (!pending || left.limits[kind].pending) return []
    return { uid, at: pending.lapsesAt, actor: 'system' as const, event: `${kind}_limit_lapsed`, details: {} }
  })
  if (events.length > 0) await protectionRepository.addHistory(tx, events)
  return left
}

function withoutLapsed(found: Protection, now: Date): Protection {
  const { deposit, stake, loss } = found.limits
  const limits = {
    deposit: forgetLapsed(deposit, now),
    stake: forgetLapsed(stake, now),
    loss: forgetLapsed(loss, now),
  }
  return { ...found, limits }
}
