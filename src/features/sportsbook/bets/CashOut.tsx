import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import buttons from '#renderers/pages/blocks/ButtonBlock.module.css'
import { shownMoney } from '../sums.ts'
import type { Bet } from './Bet.ts'
import classes from './CashOut.module.css'
import { CashOutPanel } from './CashOutPanel.tsx'
import { shareOf } from './CashOutPrice.ts'
import { CashOutWaits } from './CashOutWaits.tsx'
import { noPriceText, reasonText, refusedText } from './cashOutWords.ts'
import { useCashOutPrice } from './useCashOutPrice.ts'
import { useSeen } from './useSeen.ts'
import { type Ending, useTaking } from './useTaking.ts'

type CashOutProps = {
  host: Host
  bet: Bet
  onChange: (bet: Bet) => void
  onGone: () => void
  /** Says what came of it, beside the bet: this part may be gone by then. */
  onSaid: (text: string) => void
}

/**
 * Cashes an open bet out, whole or in part. Its place is there from the beginning: first a button that waits for its price, then
 * the price, or why there is none.
 */
export function CashOut({ host, bet, onChange, onGone, onSaid }: CashOutProps) {
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isSeen = useSeen(place)
  const [part, setPart] = useState<number>()
  const [turn, setTurn] = useState(0)
  const { isTaking, ending, take } = useTaking(host, onChange)
  const cashed = bet.cashed_share ?? 0
  const asked = bet.cash_out
  const waiting = asked?.status === 'pending' ? asked : undefined
  const share = shareOf(cashed, part ?? 1)
  const { offer, why } = useCashOutPrice(host, {
    ...{ bet: bet.id, share },
    isWanted: isSeen && !isTaking && !waiting && ending?.is !== 'unknown',
    turn: `${cashed} ${turn} ${asked?.decided_at}`,
  })
  // It is decided: what came of it is asked for.
  useEffect(() => {
    if (why === 'not_open') onGone()
  }, [why, onGone])

  function close() {
    setPart(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }

  function conclude(end: Ending | undefined) {
    if (end?.is === 'waits') {
      setPart(undefined)
      onSaid(host.t('bets.cashOut.pending'))
    } else if (end?.is === 'paid') {
      setPart(undefined)
      onSaid(host.t({ key: 'bets.cashOut.paid', args: { amount: shownMoney(host, end.amount) } }))
    } else if (end?.is === 'refused') {
      setTurn((before) => before + 1)
      onSaid(refusedText(host, end))
      if (end.reason === 'not_open') onGone()
    } else if (end) {
      onSaid(host.t('bets.cashOut.unknown'))
      onGone()
    }
  }

  if (waiting)
    return (
      <div ref={place} className={classes.cashOut}>
        <CashOutWaits host={host} waiting={waiting} />
      </div>
    )
  const isOpened = part !== undefined
  return (
    <div ref={place} className={classes.cashOut}>
      {asked && !isOpened && (
        <p className={classes.why}>
          {host.t('bets.cashOut.notPaid')} {reasonText(host, asked.reason)}
        </p>
      )}
      {isOpened || ending?.is === 'unknown' ? (
        <CashOutPanel
          host={host}
          bet={bet}
          part={part ?? 1}
          onPart={setPart}
          offer={ending?.is === 'unknown' ? ending.offer : offer}
          why={why}
          isTaking={isTaking}
          isAgain={ending?.is === 'unknown'}
          onTake={async (one) => conclude(await take(one))}
          onClose={close}
        />
      ) : why ? (
        <p className={classes.why}>{noPriceText(host, why)}</p>
      ) : (
        <button
          ref={opener}
          type="button"
          className={buttons.button}
          data-look="secondary"
          data-size="small"
          data-full=""
          aria-expanded={false}
          aria-busy={offer ? undefined : true}
          aria-disabled={offer ? undefined : true}
          onClick={() => offer && setPart(1)}
        >
          <span className={classes.label}>
            {host.t('bets.cashOut')}
            {offer ? <Price>{shownMoney(host, offer.amount)}</Price> : <i className={classes.waiting} />}
          </span>
          {!offer && <span className="visually-hidden">{host.t('bets.cashOut.asking')}</span>}
        </button>
      )}
    </div>
  )
}

const Price = ({ children }: { children: ReactNode }) => <bdi className={classes.price}>{children}</bdi>
