import { useEffect, useId, useRef } from 'react'
import type { Host } from '#renderers/host.ts'
import buttons from '#renderers/pages/blocks/ButtonBlock.module.css'
import { useCountdown } from '#renderers/useCountdown.ts'
import { shownMoney } from '../sums.ts'
import type { Bet } from './Bet.ts'
import classes from './CashOut.module.css'
import type { NoPrice, Offer } from './CashOutPrice.ts'
import { CashOutShare } from './CashOutShare.tsx'
import { noPriceText } from './cashOutWords.ts'
import { usePriceChange } from './usePriceChange.ts'

type CashOutPanelProps = {
  host: Host
  bet: Bet
  /** How much of what is left, from 0 to 1. */
  part: number
  onPart: (part: number) => void
  offer: Offer | undefined
  why: NoPrice | undefined
  isTaking: boolean
  /** It was sent, and no answer came: it may be sent again. */
  isAgain: boolean
  onTake: (offer: Offer) => void
  onClose: () => void
}

/** Chooses how much is cashed out, and asks once more: at which price, and how long it is held. */
export function CashOutPanel(props: CashOutPanelProps) {
  const { host, bet, part, onPart, offer, why, isTaking, isAgain, onTake, onClose } = props
  const confirm = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const left = useCountdown((offer?.holds ?? 0) / 1000, offer?.id)
  const change = usePriceChange(offer)
  const isGood = offer !== undefined && (isAgain || (left > 0 && !change.isFresh))
  useEffect(() => confirm.current?.focus({ preventScroll: true }), [])
  const said = why
    ? noPriceText(host, why)
    : isAgain
      ? host.t('bets.cashOut.unknown')
      : left > 0
        ? host.t({ key: 'bets.cashOut.held', args: { seconds: left } })
        : host.t('bets.cashOut.asking')

  return (
    <fieldset
      className={classes.panel}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && !isTaking && onClose()}
    >
      <strong id={titleId}>{host.t('bets.cashOut')}</strong>
      {!isAgain && <CashOutShare host={host} bet={bet} part={part} onPart={onPart} isOff={isTaking} />}
      <p className={classes.held} data-held={left > 0 && !why ? '' : undefined}>
        <span>{said}</span>
        {change.was && !why && (
          <span>{host.t({ key: 'bets.cashOut.was', args: { amount: shownMoney(host, change.was) } })}</span>
        )}
      </p>
      <div className={classes.ways}>
        <button
          ref={confirm}
          type="button"
          className={buttons.button}
          data-look="primary"
          data-size="small"
          aria-busy={isTaking || undefined}
          aria-disabled={!isGood || isTaking || undefined}
          onClick={() => offer && isGood && !isTaking && onTake(offer)}
        >
          <span>
            {isTaking || !offer
              ? host.t(isTaking ? 'bets.cashOut.taking' : 'bets.cashOut')
              : host.t({
                  key: isAgain ? 'bets.cashOut.again' : 'bets.cashOut.take',
                  args: { amount: shownMoney(host, offer.amount) },
                })}
          </span>
        </button>
        {!isAgain && (
          <button
            type="button"
            className={buttons.button}
            data-look="secondary"
            data-size="small"
            aria-disabled={isTaking || undefined}
            onClick={() => !isTaking && onClose()}
          >
            <span>{host.t('bets.cashOut.keep')}</span>
          </button>
        )}
      </div>
    </fieldset>
  )
}
