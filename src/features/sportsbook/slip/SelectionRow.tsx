import type { ReactNode } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { ShownOdds } from '../odds/ShownOdds.tsx'
import { Together } from '../odds/Together.tsx'
import { BoostTerms } from './BoostTerms.tsx'
import faults from './Faults.module.css'
import { LegFaults } from './LegFaults.tsx'
import classes from './SelectionRow.module.css'
import { keyOf } from './SlipState.ts'
import type { Selection } from './SlipStore.ts'
import type { SlipQuote } from './Wager.ts'

type SelectionRowProps = {
  host: Host
  /** As the bet has it. */
  selection: Selection
  /** The boost that it was picked at does not hold for the bet. */
  isWithoutBoost: boolean
  /** What the platform says of it. */
  leg: SlipQuote['selections'][number] | undefined
  /** What all selections of its event are priced at together, where they are. */
  jointOdds: number | undefined
  onRemove: (row: HTMLElement | null) => void
  onAccept: (odds: number) => void
  /** Bets at the usual price, where it is boosted. */
  onUsual: (odds: number) => void
  /** Undefined where bankers are of no use. */
  onBanker: ((isBanker: boolean) => void) | undefined
  /** Bets on each selection alone; undefined where they are. */
  onSingles: (() => void) | undefined
  children?: ReactNode
}

/** A selection: what it is, at which price, and what speaks against it with a way out. */
export function SelectionRow(props: SelectionRowProps) {
  const { host, selection, leg, onRemove, onBanker } = props
  const { names, odds } = selection
  const now = leg?.odds ?? odds
  const isAway = leg?.codes.some((code) => code !== 'price_differs' && code !== 'related') ?? false
  return (
    <li className={classes.row} data-selection={keyOf(selection)} data-away={isAway || undefined}>
      <div className={classes.head}>
        <div className={classes.names}>
          <strong>
            <bdi>{names.outcome}</bdi>
          </strong>
          <span>
            <bdi>{names.market}</bdi>
          </span>
          <small>
            {leg?.is_live && <b className={classes.live}>{host.t('slip.live')}</b>}
            <bdi>{names.event}</bdi>
          </small>
          <Together host={host} odds={props.jointOdds} />
        </div>
        <span className={classes.odds}>
          {now !== odds && (
            <del>
              <span className="visually-hidden">{host.t('slip.before')}</span>
              <ShownOdds host={host} odds={odds} />
            </del>
          )}
          <b data-turn={turnOf(odds, now)}>
            {now !== odds && <span aria-hidden="true">{now > odds ? '▲' : '▼'}</span>}
            <ShownOdds host={host} odds={now} />
          </b>
        </span>
        <button
          type="button"
          className={`icon-button ${classes.remove}`}
          data-remove
          onClick={(event) => onRemove(event.currentTarget.closest('li'))}
        >
          <Icon name="close" size="18px" />
          <span className="visually-hidden">
            {host.t({ key: 'slip.remove', args: { name: names.outcome } })}
          </span>
        </button>
      </div>
      {props.isWithoutBoost && <p className={faults.note}>{host.t('slip.boost.singles')}</p>}
      {leg?.boost && <BoostTerms host={host} boost={leg.boost} onUsual={props.onUsual} />}
      <LegFaults {...props} />
      {onBanker && (
        <label className={classes.banker}>
          <input
            type="checkbox"
            checked={selection.isBanker ?? false}
            onChange={(event) => onBanker(event.target.checked)}
          />
          {host.t('slip.banker')}
        </label>
      )}
      {props.children}
    </li>
  )
}

const turnOf = (before: number, now: number) => (now === before ? undefined : now > before ? 'up' : 'down')
