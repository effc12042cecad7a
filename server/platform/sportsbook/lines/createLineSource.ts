import { together } from '../../../db/together.ts'
import { noEventState } from '../feed/EventState.ts'
import type { Producer } from '../feed/FeedMessage.ts'
import { marketOf } from '../feed/lineKey.ts'
import { shownLine } from '../feed/shownLine.ts'
import { eventStates } from './eventState.ts'
import { isInPlay } from './isInPlay.ts'
import { type EventNow, type LineSource, shownKey } from './LineSource.ts'
import { lineRepository } from './lineRepository.ts'

/** Lines as the tables of the feed have them, for those who bet. */
export function createLineSource(): LineSource {
  return {
    async shown(tx, wanted) {
      const ids = [...new Set(wanted.map(({ event }) => event))]
      const markets = [...new Set(wanted.map(({ line }) => marketOf(line)))]
      // In this order: what stands in the tables once the events are held stands there until the end.
      const [events, prices, stops, groups, unheard] = await together([
        lineRepository.holdEvents(tx, ids),
        lineRepository.prices(tx, { lines: wanted }),
        lineRepository.stops(tx, ids),
        lineRepository.groups(tx, markets),
        lineRepository.unheard(tx),
      ])
      const states = eventStates({ prices, stops })
      const isHeard = (producer: Producer) => unheard(producer) === undefined
      const lines = wanted.flatMap(({ event, line }) => {
        const state = states.get(event)
        const shown = state && shownLine(state, line, groups.get(marketOf(line)) ?? ['all'], isHeard)
        return shown ? [[shownKey(event, line), shown] as const] : []
      })
      return { events: new Map(events.map((row) => [row.id, eventNow(row)])), lines: new Map(lines) }
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
        lineRepository.prices(executor, { events: [event] }),
        lineRepository.stops(executor, [event]),
        lineRepository.results(executor, [event]),
        lineRepository.cancels(executor, [event]),
      ])
      return eventStates({ prices, stops, results, cancels }).get(event) ?? noEventState()
    },
  }
}

type EventRow = Awaited<ReturnType<typeof lineRepository.holdEvents>>[number]

function eventNow({ startsAt, matchStatus, ...row }: EventRow): EventNow {
  return {
    ...row,
    startsAt: startsAt.getTime(),
    isLive: isInPlay(row.status),
    ...(matchStatus !== null && { matchStatus }),
  }
}
