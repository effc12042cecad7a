import { promisify } from 'node:util'
import { gunzip as gunzipRaw, gzip as gzipRaw } from 'node:zlib'
import type { Database } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import type { ExportContent } from './ExportContent.ts'
import { exportRepository, type NewExport } from './exportRepository.ts'
import type { ExportOf, HistoryExport } from './schema.ts'

const gzip = promisify(gzipRaw)
const gunzip = promisify(gunzipRaw)

const hour = 3_600_000
/** Milliseconds for which a file is kept. */
export const keptFor = 7 * 24 * hour
/** Milliseconds after which an export that never came to be is given up: longer than its job tries. */
const givenUpAfter = 2 * hour

type Services = {
  database: Database
  jobs: Jobs
  contents: Record<ExportOf, ExportContent>
  clock: () => Date
}

/** Files of what players have played: asked for, made by a job, kept for some days. */
export function createExports(services: Services) {
  const { database, jobs, contents, clock } = services

  /** Makes the file; done again, it makes the same one. */
  async function make(id: number): Promise<void> {
    const one = await exportRepository.byId(database.drizzle, id)
    if (one?.status !== 'pending') return
    const content = contents[one.of]
    let [length, rounds] = [0, 0]
    for await (const piece of content.pieces(one)) {
      await exportRepository.write(database.drizzle, id, length, await gzip(piece.text))
      length += 1
      rounds += piece.count
    }
    await database.transaction(async (tx) => {
      const ready = await exportRepository.finish(tx, id, { rounds, length, readyAt: clock() })
      if (ready) await content.tell?.(tx, one, rounds)
    })
  }

  return {
    /** Leaves a file to be made, unless one of the same days is being made. */
    ask: (
      asked: Pick<NewExport, 'uid' | 'of' | 'dateFrom' | 'dateTo' | 'zone' | 'locale'>,
    ): Promise<HistoryExport> =>
      database.transaction(async (tx) => {
        await lockPlayer(tx, asked.uid)
        const now = clock()
        const row = { ...asked, askedAt: now, expiresAt: new Date(now.getTime() + keptFor) }
        const pending = await exportRepository.findPending(tx, row)
        if (pending) return pending
        const added = await exportRepository.add(tx, row)
        await jobs.enqueue('history', { export: added.id }, tx)
        return added
      }),

    /** The player's own, while it is kept. @param id the newest if left out */
    find: (uid: number, of: ExportOf, id?: number) =>
      exportRepository.find(database.drizzle, { uid, of, id, now: clock() }),

    list: (uid: number, of: ExportOf, page: { offset: number; count: number }) =>
      exportRepository.list(database.drizzle, { uid, of, now: clock(), ...page }),

    /** What is in a file, piece by piece. */
    async *read(id: number): AsyncGenerator<Uint8Array> {
      for (let part = 0; ; part += 1) {
        const content = await exportRepository.part(database.drizzle, id, part)
        if (!content) return
        yield await gunzip(content)
      }
    },

    start: () => jobs.work('history', ({ export: id }) => make(Number(id))),

    sweep: () =>
      exportRepository.sweep(database.drizzle, {
        now: clock(),
        givenUp: new Date(clock().getTime() - givenUpAfter),
      }),
  }
}

export type Exports = ReturnType<typeof createExports>
