import { Link } from '#renderers/routes/Link.tsx'
import { FreeBets } from './FreeBets.tsx'
import { PriceChoice } from './PriceChoice.tsx'
import classes from './SlipFoot.module.css'
import type { SlipFootProps } from './SlipFootProps.ts'

/** By what, and on which terms, the bets are placed: below the selections, to which it leaves the room that it would take of the foot. */
export function SlipTerms({ host, desk, state, bets, props, onLeave }: SlipFootProps) {
  const { slip } = desk
  const [bet] = bets
  const { rules } = props
  return (
    <>
      {bets.length === 1 && <FreeBets host={host} slip={slip} chosen={state.freeBet} bet={bet} />}
      <PriceChoice
        host={host}
        slip={slip}
        chosen={state.priceChanges}
        offered={bet?.last?.price_changes ?? ['none', 'higher', 'any']}
      />
      {rules && (
        <Link className={classes.rules} host={host} link={rules} onClick={onLeave}>
          {host.t('slip.rules')}
        </Link>
      )}
    </>
  )
}
