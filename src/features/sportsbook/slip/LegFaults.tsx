import type { Host } from '#renderers/host.ts'
import { ShownOdds } from '../odds/ShownOdds.tsx'
import classes from './Faults.module.css'
import { CODES } from './refusalOf.ts'
import type { Selection } from './SlipStore.ts'
import type { SlipQuote } from './Wager.ts'

type LegFaultsProps = {
  host: Host
  selection: Selection
  leg: SlipQuote['selections'][number] | undefined
  onRemove: (row: HTMLElement | null) => void
  onAccept: (odds: number) => void
  onSingles: (() => void) | undefined
}

/** What speaks against a selection, each with what can be done about it. */
export function LegFaults({ host, selection, leg, onRemove, onAccept, onSingles }: LegFaultsProps) {
  const codes = CODES.filter((code) => leg?.codes.some((one) => one === code))
  const now = leg?.odds ?? selection.odds
  const hasMoved = now !== selection.odds && codes.every((code) => code === 'related')
  const name = selection.names.outcome
  if (codes.length === 0 && !hasMoved) return null
  return (
    <div className={codes.length > 0 ? classes.faults : classes.note}>
      {codes.map((code) => (
        <p key={code}>{host.t(`slip.code.${code}`)}</p>
      ))}
      {codes.includes('related') && onSingles && (
        <button type="button" onClick={onSingles}>
          {host.t('slip.asSingles')}
        </button>
      )}
      {codes.length > 0 && (
        <button
          type="button"
          aria-label={host.t({ key: 'slip.remove', args: { name } })}
          onClick={(event) => onRemove(event.currentTarget.closest('li'))}
        >
          {host.t('slip.remove.short')}
        </button>
      )}
      {hasMoved && (
        <button type="button" onClick={() => onAccept(now)}>
          {host.t('slip.accept')} <ShownOdds host={host} odds={now} />
        </button>
      )}
    </div>
  )
}
