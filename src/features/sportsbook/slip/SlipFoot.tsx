import { isPlayer } from '../../gamehall/Likes.ts'
import { ShownOdds } from '../odds/ShownOdds.tsx'
import { currencyOf } from './createQuotes.ts'
import { EachWay } from './EachWay.tsx'
import { shownUnits, stakeable } from './moneyOf.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { PurseChoice } from './PurseChoice.tsx'
import { mostStake, totalOf } from './pricedOf.ts'
import { RefusedNote } from './RefusedNote.tsx'
import { lineOdds } from './returnOfWager.ts'
import classes from './SlipFoot.module.css'
import type { SlipFootProps } from './SlipFootProps.ts'
import { SlipNotes } from './SlipNotes.tsx'
import { kindNow } from './SlipState.ts'
import { StakeField } from './StakeField.tsx'

/** Stake, return and the button, together on the screen however long the slip is. */
export function SlipFoot(props: SlipFootProps) {
  const { host, desk, state, view, bets } = props
  const { quickStakes } = props.props
  const { slip } = desk
  const kind = kindNow(state)
  const { stake, back, count } = totalOf(bets)
  const [bet] = bets
  const isSingles = kind === 'single'
  const odds = bet && lineOdds(bet.wager, bet.last)
  const purse = bets.some(({ last }) => last?.bonus?.is_isolated) ? view.purse : undefined
  const money = isPlayer(host) ? stakeable(host, purse) : undefined
  const quick = quickStakes?.[currencyOf(host)]
  const set = (value: string) =>
    slip.change(({ stakes }) => ({
      stakes: { ...stakes, ...Object.fromEntries(bets.map(({ wager }) => [wager.key, value])) },
    }))
  const [same, ...others] = new Set(bets.map(({ wager }) => wager.stake))
  const stakes = bet?.sums?.stakes ?? 1n
  return (
    <div className={classes.foot}>
      {bet && bet.wager.freeBet === undefined && (!isSingles || bets.length > 1) && (
        <StakeField
          host={host}
          label={host.t(isSingles ? 'slip.stake.all' : stakes > 1n ? 'slip.stake.each' : 'slip.stake')}
          isNamed
          value={others.length === 0 ? (same ?? '') : ''}
          onChange={set}
          quote={isSingles ? undefined : bet.quote}
          quick={quick}
          most={isSingles ? undefined : mostStake(bet.quote, money)}
        />
      )}
      {bet && !isSingles && <EachWay host={host} slip={slip} bet={bet} quote={bet.last} />}
      <SlipNotes {...props} money={money} stake={stake} />
      {!isSingles && bet?.refusal && <RefusedNote host={host} refusal={bet.refusal} onStake={set} />}
      {purse && <PurseChoice host={host} purse={purse} onChange={desk.setPurse} />}
      <dl className={classes.sums}>
        {kind === 'multiple' && odds && (
          <div>
            <dt>{host.t('slip.odds')}</dt>
            <dd>
              <ShownOdds host={host} odds={odds} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            {host.t('slip.total')}
            {!isSingles && stakes > 1n && (
              <small> {host.t({ key: 'slip.lines', args: { count: Number(stakes) } })}</small>
            )}
          </dt>
          <dd>{count > 0 ? <bdi>{shownUnits(host, stake)}</bdi> : '–'}</dd>
        </div>
        <div data-strong>
          <dt>{host.t('slip.return')}</dt>
          <dd>{count > 0 ? <bdi>{shownUnits(host, back)}</bdi> : '–'}</dd>
        </div>
      </dl>
      <PlaceButton {...props} count={count} stake={stake} />
    </div>
  )
}
