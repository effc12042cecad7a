import type { Host, KnownText } from '#renderers/host.ts'
import { useStrip } from '#renderers/pages/useStrip.ts'
import type { EventView } from '../book/SportsBook.ts'
import classes from './PeriodScores.module.css'
import { countsOf, serverOf } from './sides.ts'

type PeriodScoresProps = {
  host: Host
  sport: number
  score: NonNullable<EventView['score']>
  sides: readonly [{ id: string; name: string }, { id: string; name: string }]
}

/** What the score itself counts, by sport: sets of tennis, table tennis and volleyball, legs of darts. */
const wholes: Readonly<Record<number, KnownText>> = {
  5: 'sportsbook.groups.sets',
  20: 'sportsbook.groups.sets',
  23: 'sportsbook.groups.sets',
  22: 'sportsbook.groups.legs',
}
const darts = 22
/** Games of tennis are told as 50 where the players say advantage. */
const pointOf = (value: string) => (value === '50' ? 'A' : value)

/** The score by periods, sets or innings, and who serves. */
export function PeriodScores({ host, sport, score, sides }: PeriodScoresProps) {
  const { periods } = score
  const points = countsOf(score, 'gamescore')
  const left = countsOf(score, 'left')
  const server = serverOf(score)
  const { ref, ...ends } = useStrip(`${periods.length}`)
  if (periods.length < 2 && !points && !left) return null
  const total = wholes[sport] ?? 'sportsbook.event.total'
  // The one period of darts is the score itself.
  const shown = periods.length > 1 || points ? periods : []
  return (
    <section
      ref={ref}
      className={`strip ${classes.box}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what runs out of the screen is moved by keys
      tabIndex={0}
      aria-label={host.t('sportsbook.event.score')}
      {...ends}
    >
      <table className={classes.periods}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{host.t('sportsbook.event.side')}</span>
            </th>
            {shown.map(({ number }) => (
              <th key={number} scope="col">
                {number}
              </th>
            ))}
            <th scope="col">{host.t(total)}</th>
            {points && <th scope="col">{host.t('sportsbook.event.points')}</th>}
            {left && <th scope="col">{host.t('sportsbook.event.left')}</th>}
          </tr>
        </thead>
        <tbody>
          {([0, 1] as const).map((side) => (
            <tr key={side}>
              <th scope="row" dir="auto">
                {sides[side].name}
                {server === side && (
                  <i className={classes.serves}>
                    <span className="visually-hidden">
                      {host.t(sport === darts ? 'sportsbook.event.turn' : 'sportsbook.event.serves')}
                    </span>
                  </i>
                )}
              </th>
              {shown.map((period, at) => (
                <td key={period.number} data-now={at === periods.length - 1 || undefined}>
                  {side === 0 ? period.home : period.away}
                </td>
              ))}
              <td data-whole="">{side === 0 ? score.home : score.away}</td>
              {points && <td data-now="">{pointOf(points[side])}</td>}
              {left && <td data-now="">{left[side]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
