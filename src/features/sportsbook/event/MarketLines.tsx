import { useState } from 'react'
import type { LineView } from '../book/SportsBook.ts'
import { LineTable } from './LineTable.tsx'
import classes from './MarketLines.module.css'
import { type FamilyView, Outcome } from './Outcome.tsx'
import { ScoreGrid } from './ScoreGrid.tsx'

/** Outcomes of a long list that are shown before all are asked for. */
const usual = 12

/** The lines of a market, laid out as they are read best. */
export function MarketLines(view: FamilyView) {
  const { look, lines } = view.family
  const [first] = lines
  if (!first) return null
  if (look === 'table') return <LineTable {...view} />
  if (look === 'scores') return <ScoreGrid {...view} line={first} />
  if (look === 'list') return <OutcomeList {...view} line={first} />
  return (
    <div className={classes.row} data-columns={first.outcomes.length}>
      {first.outcomes.map((outcome) => (
        <Outcome key={outcome.id} {...view} line={first} outcome={outcome} label={outcome.name} />
      ))}
    </div>
  )
}

function OutcomeList({ line, ...view }: FamilyView & { line: LineView }) {
  const [isWhole, setIsWhole] = useState(false)
  const { host } = view
  const { outcomes } = line
  return (
    <>
      <div className={classes.list}>
        {(isWhole ? outcomes : outcomes.slice(0, usual)).map((outcome) => (
          <Outcome key={outcome.id} {...view} line={line} outcome={outcome} label={outcome.name} />
        ))}
      </div>
      {outcomes.length > usual && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? host.t('sportsbook.event.fewer')
            : host.t({ key: 'sportsbook.event.more', args: { count: outcomes.length } })}
        </button>
      )}
    </>
  )
}
