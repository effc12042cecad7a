import { exportColumns, exportPurses, exportStates } from '#schemas/runtime/exportTexts.ts'
import type { Database } from '../../db/Database.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Links } from '../delivery/createLinks.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { noticeOf } from '../events/noticeOf.ts'
import { playedRound } from '../seamless/playedRound.ts'
import { playedRoundRepository } from '../seamless/playedRoundRepository.ts'
import { createWords } from '../shared/createWords.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { keptFor } from './createExports.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import type { ExportContent, ExportPiece } from './ExportContent.ts'
import { exportCells } from './exportLines.ts'
import type { HistoryExport } from './schema.ts'
import { spanOf } from './spanOf.ts'

const day = 24 * 3_600_000
/** Rounds that are read, and written as one piece, at once. */
const atOnce = 1_000

type Services = {
  database: Database
  live: LiveSite
  delivery: Pick<Delivery, 'can' | 'deliver'>
  links: Pick<Links, 'exports'>
  events: Pick<PlayerEvents, 'notify'>
  /** What a game is called. */
  nameOf: (sysname: string) => string
}

/** Files of game history. */
export function roundExport(services: Services): ExportContent {
  const { database, live, delivery, links, events, nameOf } = services

  /** The file in pieces, the oldest round first. */
  async function* pieces(one: HistoryExport): AsyncGenerator<ExportPiece> {
    const words = createWords(live, one.locale)
    const [columns, states, purses] = [words(exportColumns), words(exportStates), words(exportPurses)]
    const names = Object.entries(exportColumns) as [keyof typeof exportColumns, string][]
    const head = csvLine(names.map(([name, key]) => columns[name] ?? key))
    yield { text: byteOrderMark + head, count: 0 }
    let last: { openedAt: Date; id: number } | undefined
    do {
      const rounds = await playedRoundRepository.after(database.drizzle, spanOf(one), last, atOnce)
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
      if (lines.length > 0) yield { text: lines.join(''), count: lines.length }
    } while (last)
  }

  return {
    pieces,

    async tell(tx, one, rounds) {
      await events.notify(one.uid, noticeOf({ what: 'export' }), tx)
      const address = delivery.can('email') ? await contactRepository.confirmedEmail(tx, one.uid) : undefined
      if (!address) return
      const args = { link: links.exports(one.locale), days: keptFor / day, rounds }
      const letter = {
        channel: 'email' as const,
        to: address,
        locale: one.locale,
        template: 'historyReady' as const,
      }
      await delivery.deliver({ ...letter, args }, tx)
    },
  }
}
