import type { Database, Executor } from '../../../db/Database.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { sha256 } from '../../wallet/Journal.ts'
import { standingRepository } from '../points/standingRepository.ts'
import type { Edition, EditionContent, Editions } from './Edition.ts'
import { editionRepository } from './editionRepository.ts'
import { publishedNow } from './publishedNow.ts'

/** Players whose levels are looked at again in one transaction, which holds each of them. */
const atOnce = 200

type Services = { database: Database; live: Pick<LiveSite, 'site' | 'loyalty'>; clock: () => Date }

/** Keeps what programmes say whenever that changes, so that what was earned before keeps the terms of then. */
export function createEditions({ database, live, clock }: Services) {
  const known: Edition[] = []
  /** What was looked at last: the same objects until something is published. */
  let noted: { loyalty: object; site: object } | undefined

  return {
    /** Keeps what is published now, unless it is kept already; levels are looked at again by new terms, with time. */
    async note(): Promise<void> {
      const now = { loyalty: live.loyalty(), site: live.site() }
      if (noted?.loyalty === now.loyalty && noted.site === now.site) return
      const content = publishedNow(live)
      const hash = sha256(content)
      await database.transaction(async (tx) => {
        const last = await editionRepository.last(tx)
        if (last?.hash === hash) return
        const before = last && (JSON.parse(last.content) as EditionContent)
        const lookedTo = ofLevels(before) === ofLevels(content) ? null : 0
        await editionRepository.add(tx, {
          ...{ fromAt: clock(), hash, lookedTo },
          content: JSON.stringify(content),
        })
      })
      noted = now
    },

    /** Has the levels of the next players looked at again, where terms of levels have changed. @returns whether there may be more */
    lookAgain: (): Promise<boolean> =>
      database.transaction(async (tx) => {
        const edition = await editionRepository.holdUnlooked(tx)
        if (!edition) return false
        const last = await standingRepository.lookAgain(tx, {
          ...{ after: edition.lookedTo, atMost: atOnce, now: clock() },
        })
        await editionRepository.looked(tx, edition.id, last ?? null)
        return true
      }),

    /** All that were ever in force. */
    async all(executor: Executor): Promise<Editions> {
      const rows = await editionRepository.after(executor, known.at(-1)?.id ?? 0)
      // Asked twice at the same time, they are answered twice.
      for (const { id, fromAt, content } of rows)
        if (id > (known.at(-1)?.id ?? 0))
          known.push({ id, fromAt, content: JSON.parse(content) as EditionContent })
      return known
    },
  }
}

/** What decides about levels, to be compared. */
const ofLevels = (content: EditionContent | undefined): string =>
  JSON.stringify(
    content?.programmes.map(({ number, levels, window, graceMonths, timeZone }) => [
      ...[number, window.months, graceMonths, timeZone],
      levels.map((level) => [level.number, level.enter, level.stay]),
    ]) ?? [],
  )

export type LoyaltyEditions = ReturnType<typeof createEditions>
