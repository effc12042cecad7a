import { useMemo } from 'react'
import type { Host, KnownText } from '#renderers/host.ts'
import type { EventView, LineView } from '../book/SportsBook.ts'
import { OddsButton } from '../odds/OddsButton.tsx'
import classes from './EventRow.module.css'
import { useLeading } from './useLeading.ts'

/** Outcomes of 1x2 and of winner markets by their numbers in the feed, which have a sign that stands for them. */
const signs: Readonly<Record<string, KnownText>> = {
  '1': 'sportsbook.home',
  '2': 'sportsbook.draw',
  '3': 'sportsbook.away',
  '4': 'sportsbook.home',
  '5': 'sportsbook.away',
}
/** The most outcomes that have room in a row. */
const most = 3

/** The main line of an event with its prices: of a field those who were most likely to win when it was first seen. */
export function MainLine({ host, event }: { host: Host; event: EventView }) {
  const { lines, oddsOf } = useLeading(host, event.id)
  const [first] = lines
  // Whatever becomes of the prices then: nobody changes places under a finger.
  const outcomes = useMemo(() => {
    if (!first || first.outcomes.length <= most) return first?.outcomes ?? []
    const priced = first.outcomes.map((outcome) => ({ outcome, odds: oddsOf(first, outcome.id) ?? Infinity }))
    return priced
      .sort((one, other) => one.odds - other.odds)
      .slice(0, most)
      .map(({ outcome }) => outcome)
  }, [first, oddsOf])
  return <RowLine host={host} event={event} line={first} outcomes={outcomes} />
}

/** The total beside it, where there is room for two. */
export function TotalLine({ host, event }: { host: Host; event: EventView }) {
  const [, total] = useLeading(host, event.id).lines
  return <RowLine host={host} event={event} line={total} outcomes={total?.outcomes ?? []} />
}

type RowLineProps = {
  host: Host
  event: EventView
  line: LineView | undefined
  outcomes: LineView['outcomes']
}

function RowLine({ host, event, line, outcomes }: RowLineProps) {
  return (
    <fieldset
      className={classes.odds}
      aria-label={line && `${event.name}, ${line.name}`}
      data-named={outcomes.some(({ id }) => !signs[id]) || undefined}
    >
      {line &&
        outcomes.map(({ id, name }) => (
          <OddsButton
            key={`${line.line} ${id}`}
            host={host}
            event={event.id}
            line={line.line}
            outcome={id}
            sport={event.sport}
            names={{ event: event.name, market: line.name, outcome: name, tournament: event.tournament.name }}
            label={signs[id] ? host.t(signs[id]) : name}
          />
        ))}
    </fieldset>
  )
}
