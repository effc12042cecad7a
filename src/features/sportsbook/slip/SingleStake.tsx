import type { Host } from '#renderers/host.ts'
import { isPlayer } from '../../gamehall/Likes.ts'
import type { OwnSlip } from './createSlip.ts'
import { EachWay } from './EachWay.tsx'
import { shownUnits, stakeable } from './moneyOf.ts'
import { mostStake, type Priced } from './pricedOf.ts'
import { RefusedNote } from './RefusedNote.tsx'
import classes from './SelectionRow.module.css'
import { StakeField } from './StakeField.tsx'

type SingleStakeProps = { host: Host; slip: OwnSlip; bet: Priced; quick?: readonly string[] | undefined }

/** The stake on one selection alone, and what it may return. */
export function SingleStake({ host, slip, bet, quick }: SingleStakeProps) {
  const { wager, last, quote, sums, refusal } = bet
  const { key } = wager
  const stake = (value: string) => slip.change(({ stakes }) => ({ stakes: { ...stakes, [key]: value } }))
  const name = wager.selections[0]?.names.outcome ?? ''
  return (
    <div className={classes.single}>
      {wager.freeBet === undefined && (
        <StakeField
          host={host}
          label={host.t({ key: 'slip.stake.on', args: { name } })}
          value={wager.stake}
          onChange={stake}
          quote={quote}
          quick={quick}
          most={mostStake(quote, isPlayer(host) ? stakeable(host) : undefined)}
        />
      )}
      <p className={classes.back}>
        {host.t('slip.return')}{' '}
        <b>{sums?.back === undefined ? '–' : <bdi>{shownUnits(host, sums.back)}</bdi>}</b>
      </p>
      <EachWay host={host} slip={slip} bet={bet} quote={last} />
      {refusal && <RefusedNote host={host} refusal={refusal} onStake={stake} />}
    </div>
  )
}
