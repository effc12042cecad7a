import type { Scoreboard } from '../engines/Engine.ts'
import { type Attributes, element } from './element.ts'

/** What has an element of its own; everything else that is counted is an attribute of the status. */
const counted = ['yellow_cards', 'red_cards', 'yellow_red_cards', 'corners']

/** How an event stands, in a message. @param status number of the feed: 0 not started, 1 live, 3 ended, 4 closed */
export function eventStatusXml(status: number, board?: Scoreboard): string {
  if (!board) return element('sport_event_status', { status, reporting: 0, match_status: 0 })
  return element(
    'sport_event_status',
    { status, reporting: 1, match_status: board.matchStatus, ...scoreOf(board) },
    [clockXml(board), periodsXml(board), statisticsXml(board)],
  )
}

/** The score, and what else stands beside it. */
export function scoreOf({ home, away, statistics = {} }: Scoreboard): Attributes {
  const beside = Object.entries(statistics).filter(
    ([name]) => !counted.some((one) => name.endsWith(`_${one}`)),
  )
  return { home_score: home, away_score: away, ...Object.fromEntries(beside) }
}

function clockXml({ clock }: Scoreboard): string {
  return clock === undefined ? '' : element('clock', { match_time: clock })
}

export function periodsXml({ periods, matchStatus }: Scoreboard): string {
  if (periods.length === 0) return ''
  const each = periods.map(({ home, away }, at) =>
    element('period_score', {
      number: at + 1,
      match_status_code: at === periods.length - 1 ? matchStatus : undefined,
      home_score: home,
      away_score: away,
    }),
  )
  return element('period_scores', {}, each)
}

function statisticsXml({ statistics = {} }: Scoreboard): string {
  const given = counted.filter((name) => statistics[`home_${name}`] !== undefined)
  if (given.length === 0) return ''
  return element(
    'statistics',
    {},
    given.map((name) =>
      element(name, { home: statistics[`home_${name}`], away: statistics[`away_${name}`] }),
    ),
  )
}
