import type { Database, Executor } from '../../../db/Database.ts'
import type { PlayerEvents } from '../../events/createPlayerEvents.ts'
import { noticeOf } from '../../events/noticeOf.ts'
import { noticeRepository } from './noticeRepository.ts'
import type { LoyaltyNotice } from './schema.ts'

/** Milliseconds for which nobody is told too late: 30 days. */
const keptFor = 30 * 86_400_000

type NewNotice = Pick<LoyaltyNotice, 'uid' | 'trigger' | 'type' | 'amount' | 'name'> & { image?: string }

type Services = {
  database: Pick<Database, 'drizzle'>
  events: Pick<PlayerEvents, 'notify'>
  clock: () => Date
}

/** Notices of loyalty: made in the transaction of what caused them, and shown by the one page that claims them. */
export function createNotices({ database, events, clock }: Services) {
  const oldest = () => new Date(clock().getTime() - keptFor)

  async function add(tx: Executor, notice: NewNotice): Promise<void> {
    await noticeRepository.add(tx, { ...notice, createdAt: clock() })
    await events.notify(notice.uid, noticeOf({ what: 'loyalty' }), tx)
  }

  return {
    /** Leaves a notice, and tells the open pages of the player to ask for it. */
    add,

    /** The same, unless it was left already. @param since at most 30 days ago */
    async addOnce(tx: Executor, notice: NewNotice, since: Date): Promise<void> {
      if (!(await noticeRepository.isThere(tx, notice, since))) await add(tx, notice)
    },

    list: (uid: number): Promise<LoyaltyNotice[]> => noticeRepository.list(database.drizzle, uid, oldest()),

    /** @returns numbers of those that are this caller's to show */
    claim: (uid: number, ids: readonly number[]): Promise<number[]> =>
      noticeRepository.claim(database.drizzle, uid, ids, clock()),

    sweep: (): Promise<void> => noticeRepository.sweep(database.drizzle, oldest()),
  }
}

export type Notices = ReturnType<typeof createNotices>
