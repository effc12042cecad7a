import { memo, useRef, useSyncExternalStore } from 'react'
import { formatOdds } from '#betting/odds/formatOdds.ts'
import { ratioOf } from '#betting/odds/Odds.ts'
import type { Host } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'
import type { PriceView } from '../book/SportsBook.ts'
import { usePrice } from '../book/useBook.ts'
import type { Selection } from '../slip/SlipStore.ts'
import { slipOf } from '../slip/slipOf.ts'
import { usePicked } from '../slip/usePicked.ts'
import classes from './OddsButton.module.css'
import { spokenOdds } from './spokenOdds.ts'
import { useOddsFormat } from './useOddsFormat.ts'
import { whyText } from './whyText.ts'

type OddsButtonProps = {
  host: Host
  /** Ids of the event, the line and the outcome in the feed. */
  event: string
  line: string
  outcome: string
  names: Selection['names']
  sport: number
  /** What stands before the price; the price stands alone where others say what it is of. */
  label?: string
}

/**
 * What an outcome can be bet on at; pressed, it is put on the slip, or taken off. It hears of its own price alone, keeps its room and
 * the focus whatever becomes of it, and says why it takes no bet.
 */
export const OddsButton = memo(function OddsButton(props: OddsButtonProps) {
  const { host, event, line, outcome, names, sport, label } = props
  const slip = slipOf(host)
  const price = usePrice(bookOf(host), event, line, outcome)
  const isPicked = usePicked(slip, event, line, outcome)
  const format = useOddsFormat(host)
  useSyncExternalStore(host.subscribe, host.locale, host.locale)
  /** What the player saw when they went for it. */
  const aimed = useRef<PriceView>(undefined)

  const shown = price && formatOdds(ratioOf(price.odds), format)
  const isShut = price?.isOpen !== true
  const why = whyText(price?.why)

  function press(isByPointer: boolean) {
    const seen = (isByPointer ? aimed.current : undefined) ?? price
    aimed.current = undefined
    // Whatever the slip holds can be taken off it; and what was open when it was gone for is put on it, as it was seen.
    if (isPicked || (seen && (seen.isOpen || !isShut)))
      slip.toggle({ event, line, outcome, odds: (seen ?? price)?.odds ?? 0, sport, names })
    else void host.run([{ do: 'toast', text: why, tone: 'info' }])
  }

  return (
    <button
      type="button"
      className={classes.odds}
      aria-pressed={isPicked}
      aria-disabled={isShut && !isPicked}
      aria-label={nameOf(host, names.outcome, shown, isShut ? why : undefined)}
      title={isShut ? host.t(why) : undefined}
      data-turn={price?.turn}
      data-shut={isShut || undefined}
      onPointerDown={() => {
        aimed.current = price
      }}
      onPointerCancel={() => {
        aimed.current = undefined
      }}
      // A press of a key has no place, and counts no clicks.
      onClick={({ detail }) => press(detail > 0)}
    >
      {label !== undefined && <span className={classes.label}>{label}</span>}
      <bdi dir="ltr" className={classes.price}>
        {shown ?? '–'}
        <svg
          viewBox="0 0 12 12"
          className={classes.mark}
          fillRule="evenodd"
          aria-hidden="true"
          focusable="false"
        >
          <path d={isShut ? lock : arrow} />
        </svg>
      </bdi>
    </button>
  )
})

/** Both are drawn in the same room: what is shut goes nowhere. */
const arrow = 'M6 2 11 10H1Z'
const lock = 'M3.5 5.5V4a2.5 2.5 0 0 1 5 0v1.5h1v5h-7v-5ZM4.7 5.5h2.6V4a1.3 1.3 0 0 0-2.6 0Z'

function nameOf(
  host: Host,
  outcome: string,
  shown: string | undefined,
  why: ReturnType<typeof whyText> | undefined,
): string {
  const price = shown === undefined ? host.t('sportsbook.odds.none') : spokenOdds(host, shown)
  if (why === undefined) return host.t({ key: 'sportsbook.odds.name', args: { outcome, price } })
  return host.t({ key: 'sportsbook.odds.shut', args: { outcome, price, why: host.t(why) } })
}
