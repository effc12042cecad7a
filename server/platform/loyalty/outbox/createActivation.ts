import type { Database } from '../../../db/Database.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { mayTakePart } from '../mayTakePart.ts'
import type { Points } from '../points/createPoints.ts'
import type { Postings } from '../points/createPostings.ts'
import { lotRepository } from '../points/lotRepository.ts'
import { isPlay } from '../points/Points.ts'
import { playerLockRepository } from '../points/playerLockRepository.ts'
import { outboxRepository } from './outboxRepository.ts'

type Services = {
  database: Database
  live: Pick<LiveSite, 'site'>
  points: Pick<Points, 'activate'>
  postings: Postings
  clock: () => Date
}

/** What waits for the verification of players comes to them once they are: gifts at once, play by being reckoned again. */
export function createActivation({ database, live, points, postings, clock }: Services) {
  const activate = (uid: number): Promise<void> =>
    database.transaction((tx) =>
      postings.together(tx, async () => {
        // Who may not be rewarded now goes on waiting.
        if (!(await mayTakePart(tx, uid, live, clock())) || !(await playerLockRepository.tryTake(tx, uid)))
          return
        const waiting = await lotRepository.pending(tx, uid)
        await outboxRepository.pendingAgain(tx, uid, clock())
        for (const programme of new Set(waiting.map((lot) => lot.programme))) {
          const gifts = waiting.filter((lot) => lot.programme === programme && !isPlay(lot.source))
          if (gifts.length > 0) await points.activate(tx, { uid, programme }, gifts)
        }
      }),
    )

  return {
    sweep: async (): Promise<void> => eachAlone(await lotRepository.toActivate(database.drizzle), activate),
  }
}
