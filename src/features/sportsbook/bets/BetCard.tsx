import { useEffect, useRef, useState } from 'react'
import type { Link as LinkTarget } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import { useCountdown } from '#renderers/useCountdown.ts'
import { type Bet, isOpen } from './Bet.ts'
import classes from './BetCard.module.css'
import { BetLegs } from './BetLegs.tsx'
import { BetStatus } from './BetStatus.tsx'
import { BetSums } from './BetSums.tsx'
import { refusalText, systemText } from './betWords.ts'
import { CashOut } from './CashOut.tsx'

type BetCardProps = {
  host: Host
  scope: ActionScope | undefined
  bet: Bet
  one: LinkTarget | undefined
  /** The bet is another now. */
  onChange: (bet: Bet) => void
  /** It is not open any more, or not as it is known here. */
  onGone: () => void
  onDismiss: () => void
}

/** A bet as it stands: its legs, its money, and what can be done with it. */
export function BetCard({ host, scope, bet, one, onChange, onGone, onDismiss }: BetCardProps) {
  const name = systemText(host, bet)
  const [said, setSaid] = useState('')
  const saidHere = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed is gone with what it did.
    if (said !== '' && document.activeElement === document.body)
      saidHere.current?.focus({ preventScroll: true })
  }, [said])
  return (
    <article className={classes.card} aria-label={host.t({ key: 'bets.card', args: { name, id: bet.id } })}>
      <header>
        <h2>{name}</h2>
        <BetStatus host={host} bet={bet} />
        {!isOpen(bet) && (
          <button
            type="button"
            className="icon-button"
            aria-label={host.t({ key: 'bets.dismiss', args: { name, id: bet.id } })}
            onClick={onDismiss}
          >
            <Icon name="close" size="18px" />
          </button>
        )}
      </header>
      <BetLegs host={host} bet={bet} />
      <BetSums host={host} bet={bet} />
      {bet.status === 'pending' && <Pending host={host} bet={bet} />}
      {bet.refusal && <p className={classes.refusal}>{refusalText(host, bet.refusal.reason)}</p>}
      {bet.status === 'open' && (
        <CashOut host={host} bet={bet} onChange={onChange} onGone={onGone} onSaid={setSaid} />
      )}
      <p ref={saidHere} className={classes.said} role="status" tabIndex={-1}>
        {said}
      </p>
      <footer>
        <span>{host.t({ key: 'bets.number', args: { id: bet.id } })}</span>
        {one && (
          <Link host={host} link={one} scope={{ ...scope, item: bet }}>
            {host.t('bets.details')}
          </Link>
        )}
      </footer>
    </article>
  )
}

/** How long a bet in play still waits before it is accepted. */
function Pending({ host, bet }: { host: Host; bet: Bet }) {
  const seconds = useCountdown((Date.parse(bet.decided_at ?? '') - Date.now()) / 1000, bet.decided_at)
  return (
    <p className={classes.pending}>
      <i className="turning" aria-hidden="true" />
      <span>{host.t({ key: 'bets.pending', args: { seconds } })}</span>
    </p>
  )
}
