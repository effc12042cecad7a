import { isPlayer } from '../../gamehall/Likes.ts'
import { shownUnits } from './moneyOf.ts'
import classes from './SlipFoot.module.css'
import type { SlipFootProps } from './SlipFootProps.ts'
import { useOnline } from './useOnline.ts'
import { legOf } from './Wager.ts'

type PlaceButtonProps = SlipFootProps & { count: number; stake: bigint }

/** What the slip waits for: that new prices are accepted, that somebody signs in, that it is placed. */
export function PlaceButton({
  host,
  desk,
  bets,
  view,
  props,
  scope,
  onLeave,
  count,
  stake,
}: PlaceButtonProps) {
  const isOnline = useOnline()
  const staked = bets.filter(({ sums, isWrong, isStopped }) => sums && !isWrong && !isStopped)
  const phases = bets.map(({ wager }) => view.tries.get(wager.key)?.phase)
  const hasMoved = bets.some((bet) => bet.hasMoved)

  function accept() {
    for (const { wager, last } of bets)
      for (const selection of wager.selections) {
        const leg = legOf(last, selection)
        if (leg?.odds !== undefined) desk.slip.accept(selection, { ...leg, odds: leg.odds })
      }
  }
  function signIn() {
    if (!props.stranger) return
    onLeave()
    void host.run(props.stranger, scope)
  }
  function again() {
    for (const { wager } of bets) void desk.again(wager.key)
  }
  const place = () => void desk.place(staked.map(({ wager }) => wager))

  if (phases.includes('placing'))
    return (
      <button type="button" className={classes.place} aria-disabled>
        <span className="turning" />
        {host.t('slip.placing')}
      </button>
    )
  if (phases.includes('unanswered')) return button(host.t('slip.again'), again)
  if (!isPlayer(host)) return button(host.t('slip.signIn'), signIn)
  if (hasMoved) return button(host.t('slip.accept.all'), accept)
  const label = host.t({ key: 'slip.place', args: { count: Math.max(1, count) } })
  return button(
    <>
      {label} {count > 0 && <bdi>{shownUnits(host, stake)}</bdi>}
    </>,
    place,
    staked.length === 0,
  )

  function button(label: React.ReactNode, press: () => void, isIdle = false) {
    const isOff = isIdle || !isOnline
    return (
      <button
        type="button"
        className={classes.place}
        aria-disabled={isOff}
        onClick={isOff ? undefined : press}
      >
        {label}
      </button>
    )
  }
}
