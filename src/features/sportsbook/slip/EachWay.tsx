import type { Host } from '#renderers/host.ts'
import type { OwnSlip } from './createSlip.ts'
import type { Priced } from './pricedOf.ts'
import classes from './SelectionRow.module.css'
import { legOf, type SlipQuote } from './Wager.ts'

type EachWayProps = { host: Host; slip: OwnSlip; bet: Priced; quote: SlipQuote | undefined }

/** As much again on a place, where places are paid on all of the bet. */
export function EachWay({ host, slip, bet: { wager }, quote }: EachWayProps) {
  const { isEachWay, selections } = wager
  if (!isEachWay && !quote?.kinds.includes('eachWay')) return null
  const parts = new Set(selections.map((one) => legOf(quote, one)?.place_part))
  const [part] = parts
  return (
    <label className={classes.banker}>
      <input
        type="checkbox"
        checked={isEachWay}
        onChange={(event) => slip.change(() => ({ isEachWay: event.target.checked }))}
      />
      <span>
        {host.t('slip.eachWay')}
        {part !== undefined && parts.size === 1 && (
          <small> {host.t({ key: 'slip.eachWay.part', args: { part } })}</small>
        )}
      </span>
    </label>
  )
}
