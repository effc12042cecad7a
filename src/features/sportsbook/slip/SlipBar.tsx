import type { MouseEvent } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { ShownOdds } from '../odds/ShownOdds.tsx'
import { shownNumber } from '../sums.ts'
import { shownUnits } from './moneyOf.ts'
import { pricedOf, totalOf } from './pricedOf.ts'
import { lineOdds } from './returnOfWager.ts'
import classes from './SlipBar.module.css'
import { useSlip } from './useSlip.ts'
import { wagersOf } from './Wager.ts'

/** The slip in a line, always in reach of a thumb: how many selections, and what they may return. */
export function SlipBar({ host, onOpen }: { host: Host; onOpen: () => void }) {
  const { desk, state, view } = useSlip(host)
  const bets = wagersOf(state).map((wager) => pricedOf(host, desk, view, wager))
  const { count, back } = totalOf(bets)
  const [bet] = bets
  const { length } = state.selections

  const odds = bet && lineOdds(bet.wager, bet.last)

  function open({ currentTarget }: MouseEvent<HTMLElement>) {
    // Not every browser does, and the sheet gives it back to where it was.
    currentTarget.focus()
    onOpen()
  }
  return (
    <div className={classes.bar}>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        <b className={classes.count}>{shownNumber(host, length)}</b>
        <span className={classes.title}>{host.t('slip.title')}</span>
        {count > 0 ? (
          <span>
            {host.t('slip.return')}{' '}
            <b>
              <bdi>{shownUnits(host, back)}</bdi>
            </b>
          </span>
        ) : (
          odds &&
          bet &&
          bets.length === 1 &&
          bet.wager.system !== 'single' &&
          state.selections.length > 1 && (
            <span>
              {host.t('slip.odds')}{' '}
              <b>
                <ShownOdds host={host} odds={odds} />
              </b>
            </span>
          )
        )}
        <Icon name="down" size="20px" />
      </button>
    </div>
  )
}
