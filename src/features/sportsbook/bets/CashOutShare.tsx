import { useEffect, useId, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { Bet } from './Bet.ts'
import classes from './CashOut.module.css'
import { shareOf } from './CashOutPrice.ts'

/** Parts that one press chooses. */
const quick = [0.25, 0.5, 0.75, 1]
/** Milliseconds for which the slider rests before a price is asked for. */
const rest = 250

type CashOutShareProps = {
  host: Host
  bet: Bet
  part: number
  onPart: (part: number) => void
  isOff: boolean
}

/** How much of what is left of a bet is cashed out. */
export function CashOutShare({ host, bet, part, onPart, isOff }: CashOutShareProps) {
  const rangeId = useId()
  const [moved, setMoved] = useState<number>()
  const shown = moved ?? part
  const percent = (value: number) => String(formatValue(String(value), 'percent', host.locale()))
  const left = (10_000 - shareOf(bet.cashed_share ?? 0, shown)) / 10_000

  useEffect(() => {
    if (moved === undefined) return
    const timer = setTimeout(() => {
      onPart(moved)
      setMoved(undefined)
    }, rest)
    return () => clearTimeout(timer)
  }, [moved, onPart])

  return (
    <fieldset className={classes.share} disabled={isOff}>
      <legend className="visually-hidden">{host.t('bets.cashOut.part')}</legend>
      <div className={classes.quick}>
        {quick.map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => onPart(one)}>
            {one === 1 ? host.t('bets.cashOut.all') : percent(one)}
          </button>
        ))}
      </div>
      <label htmlFor={rangeId}>{host.t({ key: 'bets.cashOut.stays', args: { left: percent(left) } })}</label>
      <input
        id={rangeId}
        type="range"
        min={5}
        max={100}
        step={5}
        value={Math.round(shown * 100)}
        aria-valuetext={percent(shown)}
        onChange={({ target }) => setMoved(Number(target.value) / 100)}
      />
    </fieldset>
  )
}
