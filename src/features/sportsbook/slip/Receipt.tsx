import type { Host, KnownText } from '#renderers/host.ts'
import { useCountdown } from '#renderers/useCountdown.ts'
import { ShownOdds } from '../odds/ShownOdds.tsx'
import { shownMoney } from '../sums.ts'
import { type Desk, delayOf, type Placed } from './createDesk.ts'
import classes from './Results.module.css'
import { refusedText } from './refusedText.ts'
import { systemName } from './SystemChoice.tsx'

type ReceiptProps = { host: Host; desk: Desk; placed: Placed }

/** A bet as it was taken: its number, its legs and their odds; or why it was not, and what can be done. */
export function Receipt({ host, desk, placed }: ReceiptProps) {
  const { bet } = placed
  const { status, refusal } = bet
  return (
    <div className={classes.receipt}>
      <p>
        {host.t({ key: 'slip.reference', args: { id: String(bet.id) } })} · {systemName(host, bet.system)}
        {bet.is_each_way && ` · ${host.t('slip.eachWay')}`}
      </p>
      {status === 'pending' && <Waiting host={host} seconds={delayOf(bet) / 1000} />}
      {refusal && status !== 'open' && <p>{refusedText(host, { reason: refusal.reason })}</p>}
      <ul>
        {bet.selections.map(({ event, line, outcome, outcome_name, event_name, odds, usual_odds }, at) => {
          const now = status === 'reoffered' ? refusal?.odds?.[at] : undefined
          const before = now !== undefined && now !== odds ? odds : usual_odds
          return (
            <li key={`${event} ${line} ${outcome}`}>
              <span>
                <bdi>{outcome_name}</bdi>{' '}
                <small>
                  <bdi>{event_name}</bdi>
                </small>
              </span>
              <span>
                {before !== undefined && (
                  <del>
                    <ShownOdds host={host} odds={before} />
                  </del>
                )}{' '}
                <b>
                  <ShownOdds host={host} odds={now ?? odds} />
                </b>
              </span>
            </li>
          )
        })}
      </ul>
      <p>
        {host.t('slip.total')} <bdi>{shownMoney(host, bet.stake)}</bdi>
        {' · '}
        {host.t('slip.return')}{' '}
        <b>
          <bdi>{shownMoney(host, bet.possible_return)}</bdi>
        </b>
      </p>
      <div className={classes.ways}>
        {status === 'reoffered' && way('slip.accept.place', () => void desk.accept(placed), true)}
        {(status === 'reoffered' || status === 'rejected') && way('slip.back', () => desk.restore(placed))}
        {status === 'open' && way('slip.keep', () => desk.restore(placed))}
        {status !== 'pending' && way('slip.done', () => desk.dismiss(placed))}
      </div>
    </div>
  )

  function way(label: KnownText, press: () => void, isFirst = false) {
    return (
      <button type="button" data-first={isFirst || undefined} onClick={press}>
        {host.t(label)}
      </button>
    )
  }
}

function Waiting({ host, seconds }: { host: Host; seconds: number }) {
  const left = useCountdown(seconds)
  return <p>{host.t({ key: 'slip.waiting', args: { seconds: left } })}</p>
}
