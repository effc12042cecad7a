import { together } from '../../../db/together.ts'
import { noEventState } from '../feed/EventState.ts'
import type { Producer } from '../feed/FeedMessage.ts'
import { shownLine } from '../feed/shownLine.ts'
import { eventStates } from './eventState.ts'
import { isInPlay } from './isInPlay.ts'
import { type EventNow, type LineSource, shownKey } from './LineSource.ts'
import { lineRepository, type StandingRow } from './lineRepository.ts'

/** Lines as the tables of the feed have them, for those who bet. */
export function createLineSource(): LineSource {
  return {
    async shown(tx, wanted) {
      const ids = [...new Set(wanted.map(({ event }) => event))]
      // In this order: what stands in the tables once the events are held stands there until the end.
      const [events, rows] = await together([
        lineRepository.holdEvents(tx, ids),
        lineRepository.standing(tx, wanted),
      ])
      const priced = rows.flatMap(({ price, ...row }) => (price ? [{ ...row, ...price }] : []))
      const states = eventStates({ prices: priced, stops: priced.flatMap(stopsOf) })
      const heard = new Set(priced.flatMap(({ producer, isHeard }) => (isHeard ? [producer] : [])))
      const groups = new Map(rows.map((row) => [row.line, row.groups ?? ['all']]))
      const lines = wanted.flatMap(({ event, line }) => {
        const state = states.get(event)
        const shown =
          state && shownLine(state, line, groups.get(line) ?? ['all'], (producer) => heard.has(producer))
        return shown ? [[shownKey(event, line), shown] as const] : []
      })
      return { events: new Map(events.map((row) => [row.id, eventNow(row)])), lines: new Map(lines), groups }
    },

    async decided(executor, events) {
      const ids = [...new Set(events)]
      const [results, cancels] = await together([
        lineRepository.results(executor, ids),
        lineRepository.cancels(executor, ids),
      ])
      return eventStates({ results, cancels })
    },

    async state(executor, event) {
      const [prices, stops, results, cancels] = await together([
        lineRepository.prices(executor, [event]),
        lineRepository.stops(executor, [event]),
        lineRepository.results(executor, [event]),
        lineRepository.cancels(executor, [event]),
      ])
      return eventStates({ prices, stops, results, cancels }).get(event) ?? noEventState()
    },
  }
}

type Row = Awaited<ReturnType<typeof lineRepository.holdEvents>>[number]

function eventNow({ matchStatus, version, ...row }: Row): EventNow {
  return {
    ...row,
    version: Number(version),
    isLive: isInPlay(row.status),
    ...(matchStatus !== null && { matchStatus }),
  }
}

const stopsOf = ({ event, producer, stops }: Pick<StandingRow, 'event' | 'stops'> & { producer: Producer }) =>
  (stops ?? []).map((stop) => ({ ...stop, event, producer }))
