import type { Host } from '#renderers/host.ts'
import { useCountdown } from '#renderers/useCountdown.ts'
import { shownMoney } from '../sums.ts'
import type { Bet } from './Bet.ts'
import classes from './BetCard.module.css'

type CashOutWaitsProps = { host: Host; waiting: NonNullable<Bet['cash_out']> }

/** How long a cash-out in play still waits before it is decided. */
export function CashOutWaits({ host, waiting }: CashOutWaitsProps) {
  const { amount, decided_at: due } = waiting
  const seconds = useCountdown((Date.parse(due) - Date.now()) / 1000, due)
  return (
    <p className={classes.pending}>
      <i className="turning" aria-hidden="true" />
      <span>
        {host.t({ key: 'bets.cashOut.waits', args: { amount: shownMoney(host, amount), seconds } })}
      </span>
    </p>
  )
}
