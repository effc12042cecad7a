import type { Host } from '#renderers/host.ts'
import { isPlayer } from '../../gamehall/Likes.ts'
import { useKept } from '../../gamehall/useKept.ts'
import { shownMoney } from '../sums.ts'
import type { OwnSlip } from './createSlip.ts'
import noted from './Faults.module.css'
import { conditionsOf, type FreeBet } from './FreeBet.ts'
import type { Priced } from './pricedOf.ts'
import { refusedText } from './refusedText.ts'
import classes from './SlipFoot.module.css'

type FreeBetsProps = { host: Host; slip: OwnSlip; chosen: number | undefined; bet: Priced | undefined }

/** The free bets of the player, and the conditions of the one that is to pay, before anything is staked. */
export function FreeBets({ host, slip, chosen, bet }: FreeBetsProps) {
  const { response } = useKept(host, 'sports.getFreeBets', {}, isPlayer(host))
  const { items = [] } = (response ?? {}) as { items?: readonly FreeBet[] }
  const [against] = bet?.quote?.free_bet?.codes ?? []
  if (items.length === 0 && chosen === undefined) return null
  const free = items.find(({ id }) => id === chosen)
  return (
    <>
      <label className={classes.changes}>
        <span>{host.t('slip.free')}</span>
        <select
          value={chosen ?? ''}
          onChange={({ target }) => slip.change(() => ({ freeBet: Number(target.value) || undefined }))}
        >
          <option value="">{host.t('slip.free.none')}</option>
          {items.map(({ id, amount, description }) => (
            <option key={id} value={id}>
              {shownMoney(host, amount)} · {description.name}
            </option>
          ))}
        </select>
      </label>
      {free && (
        <ul className={classes.terms}>
          {conditionsOf(host, free).map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      {against !== undefined && <p className={noted.faults}>{refusedText(host, { reason: against })}</p>}
    </>
  )
}
