import type { Host, KnownText } from '#renderers/host.ts'
import type { EventView } from '../book/SportsBook.ts'
import classes from './Statistics.module.css'
import { countsOf } from './sides.ts'

/** What is counted beside the score, by its name in the feed; the rest stands in the scoreboard. */
const counted: readonly [name: string, text: KnownText][] = [
  ['corners', 'sportsbook.event.corners'],
  ['yellow_cards', 'sportsbook.event.yellowCards'],
  ['red_cards', 'sportsbook.event.redCards'],
  ['dismissals', 'sportsbook.event.wickets'],
]

/** What the feed counts of both sides. */
export function Statistics({ host, score }: { host: Host; score: NonNullable<EventView['score']> }) {
  const rows = counted.flatMap(([name, text]) => {
    const counts = countsOf(score, name)
    return counts ? [{ name, text, counts }] : []
  })
  if (rows.length === 0) return null
  return (
    <dl className={classes.statistics}>
      {rows.map(({ name, text, counts: [home, away] }) => (
        <div key={name} data-counts={name}>
          <dt>{host.t(text)}</dt>
          <dd>
            <span className="visually-hidden">
              {host.t({ key: 'sportsbook.event.to', args: { home, away } })}
            </span>
            <bdi aria-hidden="true">{home}</bdi>
            <Share home={Number(home)} away={Number(away)} />
            <bdi aria-hidden="true">{away}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whose part is larger, as two bars from the middle. */
function Share({ home, away }: { home: number; away: number }) {
  const most = Math.max(home, away, 1)
  return (
    <i aria-hidden="true">
      <b style={{ inlineSize: `${(100 * home) / most}%` }} />
      <b style={{ inlineSize: `${(100 * away) / most}%` }} />
    </i>
  )
}
