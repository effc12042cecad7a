import type { FastifyBaseLogger } from 'fastify'
import type { Database, Executor } from '../../db/Database.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import type { ClosedRound } from '../seamless/createRoundCloser.ts'
import { eachAlone } from '../shared/eachAlone.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import { createEditions } from './editions/createEditions.ts'
import { createLevels } from './levels/createLevels.ts'
import { createActivation } from './outbox/createActivation.ts'
import { createReckoning } from './outbox/createReckoning.ts'
import { createWorker } from './outbox/createWorker.ts'
import { type Noted, outboxRepository } from './outbox/outboxRepository.ts'
import { sourceRepository } from './outbox/sourceRepository.ts'
import { createPoints } from './points/createPoints.ts'
import { createPostings } from './points/createPostings.ts'
import { entryRepository } from './points/entryRepository.ts'
import { lotRepository } from './points/lotRepository.ts'
import { markRepository } from './points/markRepository.ts'
import type { Player, Standing } from './points/Points.ts'
import { standingOf } from './points/standingOf.ts'
import type { PlaySource } from './sources.ts'

type Services = {
  database: Database
  live: Pick<LiveSite, 'site' | 'loyalty'>
  ledger: Pick<Ledger, 'post'>
  catalogue: Pick<Catalogue, 'current' | 'kept'>
  log: Pick<FastifyBaseLogger, 'error'>
  clock: () => Date
}

/** Most players of whom one look lets points expire; the next takes the others. */
const atOnce = 200

/** Points and levels of loyalty programmes. Money waits for none of it: what happens is noted, and reckoned afterwards. */
export function createLoyalty(services: Services) {
  const { database, clock } = services
  const editions = createEditions(services)
  const postings = createPostings(services.ledger)
  const levels = createLevels({ ...services, editions, postings })
  const around = { ...services, editions, postings, levels }
  const reckoning = createReckoning(around)
  const worker = createWorker({ ...services, postings, reckoning })
  const points = createPoints(around)
  const activation = createActivation({ ...around, points })

  const note = (tx: Executor, happened: Noted): Promise<void> => outboxRepository.note(tx, happened)
  const noteNow =
    (kind: PlaySource) =>
    (tx: Executor, { uid, id }: { uid: number; id: number }): Promise<void> =>
      note(tx, { uid, kind, ref: String(id), at: clock() })

  async function renewAll(signal?: AbortSignal): Promise<void> {
    let mayBeMore = true
    while (mayBeMore && !signal?.aborted) mayBeMore = await editions.lookAgain()
    await levels.sweep()
  }

  async function expireAll(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const players = await lotRepository.withExpired(database.drizzle, clock(), atOnce)
      await eachAlone(players, async (player) => {
        await database.transaction((tx) => points.expire(tx, player))
      })
      if (players.length === 0) return
    }
  }

  return {
    ...points,
    onFact: reckoning.onFact,
    /** Keeps the terms that are published now, where they are kept by nobody yet; outside of transactions. */
    noteTerms: editions.note,
    onLevel: levels.onLevel,
    onWarning: levels.onWarning,

    /** Notes that something has happened, in the transaction in which it does; it is reckoned afterwards. */
    note,
    /** The same for whoever ends rounds, bets and deposits, or undoes it. */
    roundClosed: async (tx: Executor, { uid, id, closedAt }: ClosedRound): Promise<bigint> => {
      await note(tx, { uid, kind: 'round', ref: String(id), at: closedAt })
      return 0n
    },
    stakeDisputed: noteNow('round'),
    betMoved: noteNow('bet'),
    depositMoved: noteNow('deposit'),

    standing: (executor: Executor, player: Player): Promise<Standing> =>
      standingOf({ editions, levels, clock }, executor, player),

    /** The newest first. */
    history: entryRepository.page,
    historyLength: entryRepository.count,

    /** Marks a player as at risk, or clears the mark: nothing is earned, given or told while it stands. */
    mark: (tx: Executor, uid: number, reason: string): Promise<void> =>
      markRepository.mark(tx, { uid, since: clock(), reason }),
    isMarked: (uid: number): Promise<boolean> => markRepository.isMarked(database.drizzle, uid),
    clearMark: (tx: Executor, uid: number): Promise<void> => markRepository.clear(tx, uid, clock()),

    /** Notes all that a player has ever done, so that it is reckoned anew. */
    replay: (tx: Executor, uid: number): Promise<void> => sourceRepository.noteAll(tx, uid, clock()),

    /** Reckons what was noted; from time to time, for nobody tells. @returns how many things */
    async catchUp(signal?: AbortSignal): Promise<number> {
      await editions.note()
      return worker.catchUp(signal)
    },

    /** What time does: what waited for a verification comes, levels fall, and points expire; each also where another fails. */
    async sweep(signal?: AbortSignal): Promise<void> {
      await editions.note()
      await eachAlone([activation.sweep, () => renewAll(signal), () => expireAll(signal)], (look) => look())
    },
  }
}

export type Loyalty = ReturnType<typeof createLoyalty>
