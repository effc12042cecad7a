import { useRef } from 'react'
import type { Host, KnownText } from '#renderers/host.ts'
import type { LineView } from '../book/SportsBook.ts'
import { lineAt } from './families.ts'
import classes from './MarketLines.module.css'
import { type FamilyView, Outcome } from './Outcome.tsx'
import { useFocusKept } from './useFocusKept.ts'

/** Outcomes that every market means the same by: their place, and what they are called without their number. */
const known: Readonly<Record<string, { place: number; text: KnownText }>> = {
  12: { place: 0, text: 'sportsbook.event.over' },
  13: { place: 1, text: 'sportsbook.event.under' },
}

/** What stands behind a name: `Riverside (−1.5)`. */
const behind = /\s*\(([^()]*)\)\s*$/

/** Lines below each other, their outcomes beside each other. */
export function LineTable(view: FamilyView) {
  const { host, family } = view
  const columns = columnsOf(view)
  // Where each outcome says what it is at, nothing stands before them.
  const isAtOutcomes = columns.every(({ name }) => behind.test(name))
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {!isAtOutcomes && (
            <th scope="col">
              <span className="visually-hidden">{host.t('sportsbook.event.line')}</span>
            </th>
          )}
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" dir="auto">
              {headOf(host, id, name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {family.lines.map((line) => (
          <LineRow key={line.line} {...view} line={line} columns={columns} isAtOutcomes={isAtOutcomes} />
        ))}
      </tbody>
    </table>
  )
}

type LineRowProps = FamilyView & {
  line: LineView
  columns: readonly { id: string }[]
  isAtOutcomes: boolean
}

function LineRow({ line, columns, isAtOutcomes, ...view }: LineRowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  useFocusKept(row, (element) => element.closest('section')?.querySelector('button'))
  return (
    <tr ref={row}>
      {!isAtOutcomes && (
        <th scope="row">
          <bdi dir="ltr">{lineAt(line)}</bdi>
        </th>
      )}
      {columns.map(({ id }) => {
        const outcome = line.outcomes.find((one) => one.id === id)
        const label = outcome && isAtOutcomes ? behind.exec(outcome.name)?.[1] : undefined
        return (
          <td key={id}>{outcome && <Outcome {...view} line={line} outcome={outcome} label={label} />}</td>
        )
      })}
    </tr>
  )
}

function columnsOf({ family }: FamilyView): { id: string; name: string }[] {
  const all = new Map(family.lines.flatMap(({ outcomes }) => outcomes.map((one) => [one.id, one] as const)))
  const placeOf = ({ id }: { id: string }) => known[id]?.place ?? 0
  return [...all.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

function headOf(host: Host, id: string, name: string): string {
  const text = known[id]?.text
  return text ? host.t(text) : name.replace(behind, '')
}
