import { useState } from 'react'
import type { Host } from '#renderers/host.ts'
import type { LineView } from '../book/SportsBook.ts'
import { OddsButton } from '../odds/OddsButton.tsx'
import type { Family } from './families.ts'
import { LineTable } from './LineTable.tsx'
import classes from './MarketLines.module.css'
import { ScoreGrid } from './ScoreGrid.tsx'

/** Of an event, what its buttons tell the slip. */
export type EventNames = { id: string; name: string; sport: number; tournament: string }

export type FamilyView = { host: Host; of: EventNames; family: Family }

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

type OutcomeProps = FamilyView & { line: LineView; outcome: { id: string; name: string }; label?: string }

/** The button of an outcome of a line. */
export function Outcome({ host, of, line, outcome, label }: OutcomeProps) {
  return (
    <OddsButton
      host={host}
      event={of.id}
      line={line.line}
      outcome={outcome.id}
      sport={of.sport}
      names={{ event: of.name, market: line.name, outcome: outcome.name, tournament: of.tournament }}
      label={label}
    />
  )
}
