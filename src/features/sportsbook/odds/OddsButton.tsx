import { memo, useRef, useState, useSyncExternalStore } from 'react'
import { formatOdds } from '#betting/odds/formatOdds.ts'
import { ratioOf } from '#betting/odds/Odds.ts'
import type { Host } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'
import type { PriceView } from '../book/SportsBook.ts'
import { useTaking } from '../book/useBook.ts'
import { betterOdds, useBoost } from '../boosts/useBoost.ts'
import type { Selection } from '../slip/SlipStore.ts'
import { slipOf } from '../slip/slipOf.ts'
import { usePicked } from '../slip/usePicked.ts'
import classes from './OddsButton.module.css'
import { oddsNames } from './oddsNames.ts'
import { useOddsFormat } from './useOddsFormat.ts'
import { noPrice, useWrittenPrice } from './useWrittenPrice.ts'
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
 * the focus whatever becomes of it, and says why it takes no bet. React draws all but the price, which is written where it stands.
 */
export const OddsButton = memo(function OddsButton(props: OddsButtonProps) {
  const { host, event, line, outcome, names, sport, label } = props
  const book = bookOf(host)
  const slip = slipOf(host)
  const taking = useTaking(book, event, line, outcome)
  const isPicked = usePicked(slip, event, line, outcome)
  const format = useOddsFormat(host)
  useSyncExternalStore(host.subscribe, host.locale, host.locale)
  const boost = useBoost(host, [event, line, outcome])
  /** What the player saw when they went for it. */
  const aimed = useRef<Aimed>(undefined)

  const isShut = taking !== 'open'
  const why = whyText(isShut ? taking : undefined)
  const written = (odds: number | undefined) => (odds && formatOdds(ratioOf(odds), format)) || undefined
  const nameOf = oddsNames(host, names.outcome, isShut ? why : undefined)
  const now = (): Aimed | undefined => {
    const price = book.price(event, line, outcome)
    const better = betterOdds(boost, price?.odds)
    return (
      price && {
        ...price,
        odds: better ?? price.odds,
        usual: price.odds,
        boost: better ? boost?.id : undefined,
      }
    )
  }
  const say = () => {
    const price = now()
    const usual = written(price?.usual)
    const shown = written(price?.odds) ?? usual
    const isBoosted = price?.boost !== undefined
    return { shown, usual, isBoosted, turn: price?.turn, name: nameOf(shown, isBoosted ? usual : undefined) }
  }
  const button = useWrittenPrice(book, [event, line, outcome], say)
  // React writes what stands in a document, and never again.
  const [first] = useState(() => (boost ? undefined : say()))

  function press(isByPointer: boolean) {
    const seen = (isByPointer ? aimed.current : undefined) ?? now()
    aimed.current = undefined
    // Whatever the slip holds can be taken off it; and what was open when it was gone for is put on it, as it was seen.
    if (isPicked || (seen && (seen.isOpen || !isShut)))
      slip.toggle({
        ...{ event, line, outcome, odds: seen?.odds ?? 0, sport, names },
        ...(seen?.boost && { boost: seen.boost, usualOdds: seen.usual }),
      })
    else void host.run([{ do: 'toast', text: why, tone: 'info' }])
  }

  return (
    <button
      ref={button}
      type="button"
      className={classes.odds}
      aria-label={first?.name}
      aria-pressed={isPicked}
      aria-disabled={isShut && !isPicked}
      title={isShut ? host.t(why) : undefined}
      data-shut={isShut || undefined}
      onPointerDown={() => {
        aimed.current = now()
      }}
      onPointerCancel={() => {
        aimed.current = undefined
      }}
      // A press of a key has no place, and counts no clicks.
      onClick={({ detail }) => press(detail > 0)}
    >
      {label !== undefined && <span className={classes.label}>{label}</span>}
      <bdi dir="ltr" className={classes.price}>
        {boost && <del />}
        <span>{first && (first.shown ?? noPrice)}</span>
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

/** A price as the player saw it, what it is without a boost, and the boost that it is by. */
type Aimed = PriceView & { usual: number; boost?: string | undefined }

/** Both are drawn in the same room: what is shut goes nowhere. */
const arrow = 'M6 2 11 10H1Z'
const lock = 'M3.5 5.5V4a2.5 2.5 0 0 1 5 0v1.5h1v5h-7v-5ZM4.7 5.5h2.6V4a1.3 1.3 0 0 0-2.6 0Z'
