import type { EventStatus } from '../FeedDocuments.ts'
import { oneOf, refuse, text, whole } from './attributes.ts'
import { all, type Element, first } from './readXml.ts'

/** Where documents have words for what messages have numbers for. */
const words: Readonly<Record<string, number>> = {
  ...{ not_started: 0, live: 1, suspended: 2, ended: 3, closed: 4, cancelled: 5 },
  ...{ delayed: 6, start_delayed: 6, interrupted: 7, postponed: 8, abandoned: 9 },
}

/** What a `sport_event_status` says, in a message or in a document. */
export function readStatus(element: Element): EventStatus {
  const { attributes } = element
  const matchStatus = attributes.match_status_code ?? attributes.match_status
  const clock = first(element, 'clock')?.attributes.match_time
  const { home_score: home, away_score: away } = attributes
  const periods = all(first(element, 'period_scores'), 'period_score').map(readPeriod)
  const statistics = readStatistics(element)
  return {
    status: readEventStatus(element),
    ...(matchStatus !== undefined && /^\d{1,4}$/.test(matchStatus) && { matchStatus: Number(matchStatus) }),
    score: {
      ...(home !== undefined && { home: text(element, 'home_score') }),
      ...(away !== undefined && { away: text(element, 'away_score') }),
      ...(periods.length > 0 && { periods }),
      ...(clock !== undefined && { clock }),
      ...(Object.keys(statistics).length > 0 && { statistics }),
    },
  }
}

/** The status of an event, as a number of the feed, whichever way it is written. */
export function readEventStatus(element: Element): number {
  const { status = '' } = element.attributes
  if (/^\d/.test(status)) return oneOf(element, 'status', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  return words[status] ?? refuse(element, 'status')
}

function readPeriod(period: Element, at: number) {
  return {
    number: whole(period, 'number', at + 1),
    home: text(period, 'home_score'),
    away: text(period, 'away_score'),
  }
}

/** What is told of no side by itself: who serves, whether a game is a tie-break, how far an innings of cricket is. */
const besides = ['current_server', 'tiebreak', 'innings', 'over', 'delivery']

/** What stands beside the score: attributes of some sports, and counts of both sides. */
function readStatistics(element: Element): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attributes))
    if (/^(?:home|away)_(?!score$)\w+$/.test(name) || besides.includes(name)) found[name] = value
  for (const { name, attributes } of first(element, 'statistics')?.children ?? [])
    for (const side of ['home', 'away'] as const) {
      const value = attributes[side]
      if (value !== undefined) found[`${side}_${name}`] = value
    }
  return found
}
