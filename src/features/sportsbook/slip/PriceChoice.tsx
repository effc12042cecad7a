import type { Host } from '#renderers/host.ts'
import type { OwnSlip } from './createSlip.ts'
import classes from './SlipFoot.module.css'
import type { PriceChanges } from './SlipState.ts'

type PriceChoiceProps = {
  host: Host
  slip: OwnSlip
  chosen: PriceChanges
  /** What the terms of the house offer. */
  offered: readonly PriceChanges[]
}

/** What is done with prices that change while a bet is placed: the player's choice, in both directions (UKGC RTS 2C). */
export function PriceChoice({ host, slip, chosen, offered }: PriceChoiceProps) {
  return (
    <label className={classes.changes}>
      <span>{host.t('slip.changes')}</span>
      <select
        value={offered.includes(chosen) ? chosen : 'none'}
        onChange={({ target }) =>
          slip.change(() => ({ priceChanges: offered.find((one) => one === target.value) ?? 'none' }))
        }
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {host.t(`slip.changes.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
