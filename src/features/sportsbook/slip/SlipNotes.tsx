import { isPlayer } from '../../gamehall/Likes.ts'
import { writeUnits } from '../sums.ts'
import { currencyOf } from './createQuotes.ts'
import classes from './Faults.module.css'
import { shownUnits } from './moneyOf.ts'
import { refusalOf } from './refusalOf.ts'
import { refusedText } from './refusedText.ts'
import type { SlipFootProps } from './SlipFootProps.ts'
import { useOnline } from './useOnline.ts'

type SlipNotesProps = SlipFootProps & { money: bigint | undefined; stake: bigint }

/** What is to be known before the button is pressed: what speaks against the slip, what the bonus says, how long it waits, what money lacks. */
export function SlipNotes({ host, desk, bets, view, props, scope, onLeave, money, stake }: SlipNotesProps) {
  const isOnline = useOnline()
  const codes = new Set(bets.flatMap(({ quote }) => quote?.codes ?? []))
  const bonus = new Set(bets.flatMap(({ quote }) => quote?.bonus?.codes ?? []))
  const delay = Math.max(0, ...bets.map(({ quote }) => quote?.delay ?? 0))
  const missing = money !== undefined && stake > money ? stake - money : undefined
  const failure = bets.map(({ wager }) => desk.quotes.of(wager)?.failure).find((one) => one)
  const unanswered = bets.filter(({ wager }) => view.tries.get(wager.key)?.phase === 'unanswered')
  const deposit = () => {
    if (missing === undefined || !props.deposit) return
    const currency = currencyOf(host)
    onLeave()
    void host.run(props.deposit, {
      ...scope,
      response: { missing: { amount: writeUnits(missing, currency), currency } },
    })
  }
  return (
    <>
      {[...codes].map((code) => (
        <p key={code} className={classes.faults}>
          {host.t(`slip.code.${code}`)}
        </p>
      ))}
      {isOnline && failure && failure.type !== 'NetworkError' && (
        <p className={classes.faults}>{refusedText(host, refusalOf(failure))}</p>
      )}
      {[...bonus].map((code) => (
        <p key={code} className={classes.note}>
          {host.t(`slip.refused.${code}`)}
        </p>
      ))}
      {delay > 0 && <p className={classes.note}>{host.t({ key: 'slip.delay', args: { seconds: delay } })}</p>}
      {isPlayer(host) && missing !== undefined && (
        <div className={classes.faults}>
          <p>{host.t({ key: 'slip.missing', args: { amount: shownUnits(host, missing) } })}</p>
          {props.deposit && (
            <button type="button" onClick={deposit}>
              {host.t('slip.deposit')}
            </button>
          )}
        </div>
      )}
      {unanswered.length > 0 && (
        <div className={classes.faults} data-refused="unanswered">
          <p>{host.t('slip.refused.unanswered')}</p>
          <button
            type="button"
            onClick={() => {
              for (const { wager } of unanswered) desk.forget(wager.key)
            }}
          >
            {host.t('slip.unanswered.leave')}
          </button>
        </div>
      )}
      {!isOnline && <p className={classes.faults}>{host.t('slip.refused.offline')}</p>}
    </>
  )
}
