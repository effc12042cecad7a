import { betExportColumns, betStatuses, betSystems, legResults } from '#schemas/runtime/betExportTexts.ts'
import type { Database } from '../../../db/Database.ts'
import { byteOrderMark, csvLine } from '../../gameHistory/csv.ts'
import type { ExportContent } from '../../gameHistory/ExportContent.ts'
import { spanOf } from '../../gameHistory/spanOf.ts'
import { createWords } from '../../shared/createWords.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { languageOf } from '../events/createNames.ts'
import type { Offer } from '../events/createOffer.ts'
import type { LineSource } from '../lines/LineSource.ts'
import { betCells } from './betCells.ts'
import { betRepository, type FullBet } from './betRepository.ts'
import { describeBet } from './describeBet.ts'
import { eventsOf } from './eventsOf.ts'
import { nameBets } from './nameBets.ts'
import { owedOf } from './owedOf.ts'

type Services = {
  database: Pick<Database, 'drizzle'>
  live: LiveSite
  lines: Pick<LineSource, 'decided'>
  offer: Pick<Offer, 'selections'>
}

/** Bets that are read, named and written as one piece at once: of up to twenty legs each. */
const atOnce = 250

/** Files of bets, by when they were placed. */
export function betExport({ database, live, lines, offer }: Services): ExportContent {
  const { drizzle } = database
  return {
    async *pieces(one) {
      const words = createWords(live, one.locale)
      const columns = words(betExportColumns)
      const said = { statuses: words(betStatuses), systems: words(betSystems), results: words(legResults) }
      const names = Object.entries(betExportColumns) as [keyof typeof betExportColumns, string][]
      yield { text: byteOrderMark + csvLine(names.map(([name, key]) => columns[name] ?? key)), count: 0 }
      let last: FullBet | undefined
      do {
        const bets = await betRepository.after(drizzle, spanOf(one), last, atOnce)
        last = bets.length === atOnce ? bets.at(-1) : undefined
        const decided = await lines.decided(drizzle, bets.flatMap(eventsOf))
        const told = bets.map((bet) => describeBet(bet, owedOf(bet, decided).results))
        const named = await nameBets(offer, told, languageOf(one.locale))
        if (named.length > 0)
          yield { text: named.map((bet) => csvLine(betCells(bet, said))).join(''), count: named.length }
      } while (last)
    },
  }
}
