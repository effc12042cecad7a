import type { Executor } from '../../../db/Database.ts'
import type { LineKey } from '../feed/FeedMessage.ts'
import type { Language } from '../names/Names.ts'
import type { SurroundingsOf } from './createSurroundings.ts'
import { describeBasics, type NamedBasics, namedEvent } from './describeEvent.ts'
import { eventRepository } from './eventRepository.ts'
import { nameLine } from './nameLine.ts'

/** What a leg of a bet is on. */
export type Selected = { event: string; line: LineKey; outcome: string }

/** What it is called. @property of the event as it stands now; undefined where nothing is known of it */
export type NamedSelection = {
  of: NamedBasics | undefined
  event: string
  market: string
  outcome: string
}

/**
 * What legs of bets are called, however long ago their events were: what stays of these is enough. What cannot be named is called
 * by its id.
 * @returns in the order that is asked for
 */
export async function nameSelections(
  executor: Executor,
  surroundings: Pick<SurroundingsOf, 'of'>,
  selections: readonly Selected[],
  language: Language,
): Promise<NamedSelection[]> {
  if (selections.length === 0) return []
  const rows = await eventRepository.byIds(executor, [...new Set(selections.map(({ event }) => event))])
  const known = new Map(rows.map((row) => [row.id, row]))
  const texts = selections.flatMap(({ line, outcome }) => [line, outcome])
  const around = await surroundings.of(rows, texts, language)
  return selections.map(({ event, line, outcome }) => {
    const row = known.get(event)
    const near = around(row?.tournament ?? '')
    const named = namedEvent(row ?? { id: event, names: {}, competitors: [] }, near)
    const market = nameLine(line, near.descriptions, named, language)
    return {
      of: row && describeBasics(row, near),
      event: named.name,
      market: market?.name ?? line,
      outcome: market?.outcome(outcome) ?? named.nameOf(outcome) ?? outcome,
    }
  })
}
