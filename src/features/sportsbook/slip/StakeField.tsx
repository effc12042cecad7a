import { useId } from 'react'
import type { Host } from '#renderers/host.ts'
import { shownMoney, writeUnits } from '../sums.ts'
import { currencyOf } from './createQuotes.ts'
import { shownUnits } from './moneyOf.ts'
import classes from './StakeField.module.css'
import { stakeFault } from './stakeFault.ts'
import type { SlipQuote } from './Wager.ts'

type StakeFieldProps = {
  host: Host
  label: string
  /** Whether the name of the field is seen, or only read. */
  isNamed?: boolean
  value: string
  onChange: (value: string) => void
  quote: SlipQuote | undefined
  /** Stakes by one press, decimal numbers. */
  quick?: readonly string[] | undefined
  /** The largest stake that would be taken, in minor units. */
  most?: bigint | undefined
}

/** The stake on each line, with stakes by one press and what is wrong with it. */
export function StakeField({
  host,
  label,
  isNamed,
  value,
  onChange,
  quote,
  quick = [],
  most,
}: StakeFieldProps) {
  const id = useId()
  const currency = currencyOf(host)
  const fault = stakeFault(host, value, quote)
  return (
    <div className={classes.field} data-named={isNamed || undefined}>
      <label htmlFor={id} className={isNamed ? undefined : 'visually-hidden'}>
        {label}
      </label>
      <span className={classes.input} data-wrong={fault ? '' : undefined}>
        <input
          id={id}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          placeholder="0.00"
          maxLength={16}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden="true">{currency}</span>
      </span>
      {(quick.length > 0 || most !== undefined) && (
        <fieldset className={classes.quick}>
          <legend className="visually-hidden">{host.t('slip.quick')}</legend>
          {quick.map((amount) => (
            <button key={amount} type="button" onClick={() => onChange(amount)}>
              <bdi>{shownMoney(host, { amount, currency })}</bdi>
            </button>
          ))}
          {most !== undefined && most > 0n && (
            <button type="button" onClick={() => onChange(writeUnits(most, currency))}>
              {host.t('slip.most')} <bdi>{shownUnits(host, most)}</bdi>
            </button>
          )}
        </fieldset>
      )}
      {fault && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
