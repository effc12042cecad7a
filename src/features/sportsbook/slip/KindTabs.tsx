import type { Host } from '#renderers/host.ts'
import type { OwnSlip } from './createSlip.ts'
import classes from './KindTabs.module.css'
import { type Kind, kindsOf } from './SlipState.ts'
import type { SlipQuote } from './Wager.ts'

type KindTabsProps = {
  host: Host
  kind: Kind
  count: number
  slip: OwnSlip
  /** What the house offers, where it has said so. */
  offered: SlipQuote['kinds'] | undefined
}

/** What the selections are bet as. */
export function KindTabs({ host, kind, count, slip, offered }: KindTabsProps) {
  const kinds = kindsOf(count).filter((one) => one === kind || (offered?.includes(one) ?? true))
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">{host.t('slip.kinds')}</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="slip-kind"
            checked={one === kind}
            onChange={() => slip.change(() => ({ kind: one }))}
          />
          {host.t(`slip.kind.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
