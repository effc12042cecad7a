import type { LineView } from '../book/SportsBook.ts'
import { scoreIn } from './families.ts'
import classes from './MarketLines.module.css'
import { type FamilyView, Outcome } from './Outcome.tsx'

/** Scores in three columns by who wins, and whatever is none below. */
export function ScoreGrid({ line, ...view }: FamilyView & { line: LineView }) {
  const { host, of } = view
  const columns = { home: [], draw: [], away: [], other: [] } as Record<Column, Outcomes>
  for (const outcome of line.outcomes) columns[columnOf(outcome.name)].push(outcome)
  const [home = '', away = ''] = of.name.split(' – ')
  const shown = (
    [
      ['home', home],
      ['draw', host.t('sportsbook.event.draw')],
      ['away', away],
    ] as const
  ).filter(([column]) => columns[column].length > 0)
  return (
    <>
      <div className={classes.scores} data-columns={shown.length}>
        {shown.map(([column, head]) => (
          <fieldset key={column} aria-label={head}>
            <b aria-hidden="true">{head}</b>
            {columns[column].map((outcome) => (
              <Outcome key={outcome.id} {...view} line={line} outcome={outcome} label={outcome.name} />
            ))}
          </fieldset>
        ))}
      </div>
      {columns.other.length > 0 && (
        <div className={classes.row} data-columns={columns.other.length}>
          {columns.other.map((outcome) => (
            <Outcome key={outcome.id} {...view} line={line} outcome={outcome} label={outcome.name} />
          ))}
        </div>
      )}
    </>
  )
}

type Column = 'home' | 'draw' | 'away' | 'other'
type Outcomes = { id: string; name: string }[]

function columnOf(name: string): Column {
  const score = scoreIn(name)
  if (!score) return 'other'
  return score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw'
}
