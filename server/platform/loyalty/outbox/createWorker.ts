import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/Database.ts'
import { isDatabaseAway } from '../../../db/DatabaseAwayError.ts'
import type { Postings } from '../points/createPostings.ts'
import { playerLockRepository } from '../points/playerLockRepository.ts'
import type { Reckoning } from './createReckoning.ts'
import { type OutboxRow, outboxRepository } from './outboxRepository.ts'

type Services = {
  database: Database
  postings: Postings
  reckoning: Pick<Reckoning, 'reckon'>
  log: Pick<FastifyBaseLogger, 'error'>
  clock: () => Date
}

/** Most players, and most of one, that are reckoned before it is looked again. */
const players = 100
const things = 200
/** Longest pause before what has failed is tried again, in milliseconds. */
const longestPause = 3_600_000

/** Reckons what was noted, one player after another; of several processes each takes others. */
export function createWorker({ database, postings, reckoning, log, clock }: Services) {
  /** @returns how many things were done of a player; none where another process is at them */
  async function ofPlayer(uid: number): Promise<number> {
    let taken: OutboxRow[] = []
    try {
      await database.transaction(async (tx) => {
        taken = []
        if (!(await playerLockRepository.tryTake(tx, uid))) return
        const due = await outboxRepository.take(tx, { uid, now: clock(), atMost: things })
        const fresh = due.filter(({ tries }) => tries === 0)
        // What has failed is tried alone, so that it keeps nothing else waiting.
        taken = fresh.length > 0 ? fresh : due.slice(0, 1)
        if (taken.length > 0) await postings.together(tx, () => reckoning.reckon(tx, uid, taken))
        await outboxRepository.done(tx, idsOf(taken))
      })
    } catch (err) {
      if (isDatabaseAway(err) || taken.length === 0) throw err
      log.error({ err, uid }, 'points could not be reckoned')
      const tries = Math.max(...taken.map((one) => one.tries))
      const pause = Math.min(1000 * 2 ** (tries + 1), longestPause)
      await outboxRepository.failed(database.drizzle, idsOf(taken), new Date(clock().getTime() + pause))
    }
    return taken.length
  }

  return {
    /** Reckons all that is due, until it is stopped. @returns how many things were done, or tried in vain */
    async catchUp(signal?: AbortSignal): Promise<number> {
      let all = 0
      for (;;) {
        let done = 0
        for (const uid of await outboxRepository.due(database.drizzle, clock(), players))
          if (!signal?.aborted) done += await ofPlayer(uid)
        if (done === 0) return all
        all += done
      }
    },
  }
}

const idsOf = (rows: readonly OutboxRow[]) => rows.map(({ id }) => id)
