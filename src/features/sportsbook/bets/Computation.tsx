import { sizesOf } from '#betting/bets/sizesOf.ts'
import { unitsOf } from '#betting/bets/unitsOf.ts'
import { nearest, type Ratio, times } from '#betting/ratios.ts'
import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { unitsOf as minorUnits, shownMoney, writeUnits } from '../sums.ts'
import type { Bet, FullBet } from './Bet.ts'
import { Lines } from './Lines.tsx'
import classes from './OneBet.module.css'
import { ratioText } from './ratioText.ts'
import { readRatio, returnLines } from './returnLines.ts'

type ComputationProps = { host: Host; bet: Bet; computation: NonNullable<FullBet['computation']> }

/** How the return of a bet came about, recomputed here from what its legs count for, line by line. */
export function Computation({ host, bet, computation }: ComputationProps) {
  const { selections, system, line_stake: lineStake } = bet
  // What was priced together counts as one leg.
  const units = unitsOf(selections.map((leg) => ({ ...leg, jointOdds: leg.joint_odds })))
  const bankers = units.flatMap(([leg], at) => (leg?.is_banker ? [at] : []))
  const sizes = sizesOf(system, units.length, bankers.length) ?? [units.length]
  const groupsOf = (factors: readonly string[]) => returnLines(factors.map(readRatio), bankers, sizes)
  const lines = readRatio(computation.lines)
  const { currency } = lineStake
  const gross = { amount: writeUnits(nearest(times(lines, ofUnits(lineStake))), currency), currency }
  const share = computation.share_left
  const sums = { lines: ratioText(lines), stake: shownMoney(host, lineStake) }
  const steps = [
    [host.t({ key: 'bets.computed.gross', args: sums }), gross],
    [host.t('bets.computed.mostWin'), computation.most_win],
    [host.t('bets.computed.kept'), computation.kept_stake],
    [host.t('bets.computed.returned'), computation.returned],
  ] as const
  return (
    <section>
      <h2>{host.t('bets.computed.title')}</h2>
      <p className={classes.note}>{host.t('bets.computed.text')}</p>
      <ol className={classes.factors}>
        {units.map((unit, at) => (
          <li key={unit.map(({ event, line, outcome }) => `${event} ${line} ${outcome}`).join()}>
            <span>
              {at + 1}. {unit.map(({ outcome_name: name }) => name).join(' + ')}
            </span>
            <bdi dir="ltr">
              {[computation.factors[at], computation.place_factors?.[at]]
                .filter((factor) => factor !== undefined)
                .map((factor) => ratioText(readRatio(factor)))
                .join(' / ')}
            </bdi>
          </li>
        ))}
      </ol>
      {computation.place_factors && <h3>{host.t('bets.computed.win')}</h3>}
      <Lines host={host} groups={groupsOf(computation.factors)} factors={computation.factors} />
      {computation.place_factors && (
        <>
          <h3>{host.t('bets.computed.place')}</h3>
          <Lines
            host={host}
            groups={groupsOf(computation.place_factors)}
            factors={computation.place_factors}
          />
        </>
      )}
      <ul className={classes.steps}>
        {steps.map(
          ([name, amount]) =>
            amount && (
              <li key={name}>
                <span>{name}</span>
                <bdi>{shownMoney(host, amount)}</bdi>
              </li>
            ),
        )}
      </ul>
      {share !== undefined && (
        <p className={classes.note}>
          {host.t({
            key: 'bets.computed.share',
            args: { left: String(formatValue(share / 10_000, 'percent', host.locale())) },
          })}
        </p>
      )}
    </section>
  )
}

const ofUnits = (amount: Bet['stake']): Ratio => ({ num: minorUnits(amount), den: 1n })
