import { promisify } from 'node:util'
import { gunzip as gunzipRaw, gzip as gzipRaw } from 'node:zlib'
import { exportColumns, exportPurses, exportStates } from '#schemas/runtime/exportTexts.ts'
import type { Database } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Links } from '../delivery/createLinks.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { noticeOf } from '../events/noticeOf.ts'
import { playedRound } from '../seamless/playedRound.ts'
import { playedRoundRepository } from '../seamless/playedRoundRepository.ts'
import { createWords } from '../shared/createWords.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { exportCells } from './exportLines.ts'
import { exportRepository, type NewExport } from './exportRepository.ts'
import type { HistoryExport } from './schema.ts'

const gzip = promisify(gzipRaw)
const gunzip = promisify(gunzipRaw)

const hour = 3_600_000
/** Milliseconds for which a file is kept. */
export const keptFor = 7 * 24 * hour
/** Milliseconds after which an export that never came to be is given up: longer than its job tries. */
const givenUpAfter = 2 * hour
/** Rounds that are read, and written as one piece, at once: what a process holds of a file. */
const atOnce = 1_000

type Services = {
  database: Database
  live: LiveSite
  jobs: Jobs
  delivery: Pick<Delivery, 'can' | 'deliver'>
  links: Pick<Links, 'exports'>
  events: Pick<PlayerEvents, 'notify'>
  /** What a game is called. */
  nameOf: (sysname: string) => string
  clock: () => Date
}

/** Files of game history: asked for, made by a job, kept for some days. */
export function createExports(services: Services) {
  const { database, live, jobs, delivery, links, events, nameOf, clock } = services

  /** The file in pieces, the oldest round first. */
  async function* pieces(one: HistoryExport): AsyncGenerator<{ text: string; rounds: number }> {
    const words = createWords(live, one.locale)
    const [columns, states, purses] = [words(exportColumns), words(exportStates), words(exportPurses)]
    const names = Object.entries(exportColumns) as [keyof typeof exportColumns, string][]
    const head = csvLine(names.map(([name, key]) => columns[name] ?? key))
    const filter = {
      uid: one.uid,
      zone: one.zone,
      before: one.askedAt,
      ...(one.dateFrom !== null && { from: one.dateFrom }),
      ...(one.dateTo !== null && { to: one.dateTo }),
    }
    yield { text: byteOrderMark + head, rounds: 0 }
    let last: { openedAt: Date; id: number } | undefined
    do {
      const rounds = await playedRoundRepository.after(database.drizzle, filter, last, atOnce)
      last = rounds.length === atOnce ? rounds.at(-1) : undefined
      const ids = rounds.map(({ id }) => id)
      const booked = await playedRoundRepository.transactions(database.drizzle, ids)
      const lines = rounds.map((round) =>
        csvLine(
          exportCells(round, playedRound(booked.get(round.id) ?? []), {
            name: nameOf(round.sysname),
            states,
            purses,
          }),
        ),
      )
      if (lines.length > 0) yield { text: lines.join(''), rounds: lines.length }
    } while (last)
  }

  /** Makes the file; done again, it makes the same one. */
  async function make(id: number): Promise<void> {
    const one = await exportRepository.byId(database.drizzle, id)
    if (one?.status !== 'pending') return
    let [length, rounds] = [0, 0]
    for await (const piece of pieces(one)) {
      await exportRepository.write(database.drizzle, id, length, await gzip(piece.text))
      length += 1
      rounds += piece.rounds
    }
    await database.transaction(async (tx) => {
      const ready = await exportRepository.finish(tx, id, { rounds, length, readyAt: clock() })
      if (!ready) return
      await events.notify(one.uid, noticeOf({ what: 'export' }), tx)
      const address = delivery.can('email') ? await contactRepository.confirmedEmail(tx, one.uid) : undefined
      if (!address) return
      const args = { link: links.exports(one.locale), days: keptFor / (24 * hour), rounds }
      const letter = {
        channel: 'email' as const,
        to: address,
        locale: one.locale,
        template: 'historyReady' as const,
      }
      await delivery.deliver({ ...letter, args }, tx)
    })
  }

  return {
    /** Leaves a file to be made, unless one of the same days is being made. */
    ask: (
      asked: Pick<NewExport, 'uid' | 'dateFrom' | 'dateTo' | 'zone' | 'locale'>,
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
    find: (uid: number, id?: number) => exportRepository.find(database.drizzle, { uid, id, now: clock() }),

    list: (uid: number, page: { offset: number; count: number }) =>
      exportRepository.list(database.drizzle, { uid, now: clock(), ...page }),

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
