import type { Host } from '#renderers/host.ts'
import type { LineView } from '../book/SportsBook.ts'
import { OddsButton } from '../odds/OddsButton.tsx'
import type { Family } from './families.ts'

/** Of an event, what its buttons tell the slip. */
export type EventNames = { id: string; name: string; sport: number; tournament: string }

export type FamilyView = { host: Host; of: EventNames; family: Family }

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
