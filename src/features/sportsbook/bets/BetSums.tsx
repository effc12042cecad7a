import type { Host } from '#renderers/host.ts'
import { shownMoney } from '../sums.ts'
import { type Bet, isOpen } from './Bet.ts'
import classes from './BetSums.module.css'

/** The money of a bet: what was staked, what it may still return or has returned, what was cashed out of it. */
export function BetSums({ host, bet }: { host: Host; bet: Bet }) {
  const { stake, line_stake: lineStake, stakes, cashed_out: cashedOut, returned } = bet
  const sums = [
    { name: 'bets.sum.stake', amount: stake, note: stakes > 1 ? { stakes, line: lineStake } : undefined },
    { name: 'bets.sum.bonus', amount: bet.bonus_stake },
    { name: 'bets.sum.possible', amount: isOpen(bet) ? bet.possible_return : undefined, tone: 'money' },
    { name: 'bets.sum.returned', amount: bet.status === 'settled' ? returned : undefined, tone: 'money' },
    { name: 'bets.sum.cashedOut', amount: cashedOut, tone: isOpen(bet) ? undefined : 'money' },
  ] as const
  return (
    <dl className={classes.sums}>
      {sums.map(
        ({ name, amount, ...look }) =>
          amount && (
            <div key={name}>
              <dt>{host.t(name)}</dt>
              <dd data-tone={'tone' in look ? look.tone : undefined}>
                <bdi>{shownMoney(host, amount)}</bdi>
                {'note' in look && look.note && (
                  <small>
                    {host.t({
                      key: 'bets.sum.lines',
                      args: { stakes: look.note.stakes, line: shownMoney(host, look.note.line) },
                    })}
                  </small>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
