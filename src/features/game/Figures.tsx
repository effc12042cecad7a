import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import classes from './Figures.module.css'
import type { Standing } from './useStanding.ts'

type FiguresProps = {
  host: Host
  /** Since the player began. */
  seconds: number
  /** Left out in a demo, where nothing is won or lost. */
  standing?: Standing
  isReal: boolean
}

/**
 * How long, for how much and with what result somebody has played, in all games of the session (UKGC RTS 2E and 13C), and with
 * what money: in sight as long as a game is played.
 */
export function Figures({ host, seconds, standing, isReal }: FiguresProps) {
  const { balance, stored } = host.facts()
  const isHidden = stored?.balance_hidden === '1'
  const shown = (value: unknown, format: 'money' | 'duration') =>
    String(formatValue(value, format, host.locale()))
  const sums = [
    { name: 'game.staked', sum: standing?.staked },
    { name: 'game.net', sum: standing?.net, tone: Number(standing?.net.amount) > 0 ? 'won' : undefined },
    { name: 'game.main', sum: balance?.main, tone: 'money' },
    { name: 'game.bonus', sum: Number(balance?.bonus?.amount) > 0 ? balance?.bonus : undefined },
  ] as const
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{host.t('game.time')}</dt>
        <dd>
          <span role="timer">{shown(Math.floor(seconds), 'duration')}</span>
        </dd>
      </div>
      {isReal &&
        sums.map(
          ({ name, sum, ...look }) =>
            sum !== undefined && (
              <div key={name}>
                <dt>{host.t(name)}</dt>
                <dd data-tone={'tone' in look ? look.tone : undefined}>
                  <bdi>{isHidden ? <Concealed host={host} /> : shown(sum, 'money')}</bdi>
                </dd>
              </div>
            ),
        )}
    </dl>
  )
}

function Concealed({ host }: { host: Host }) {
  return (
    <>
      <span aria-hidden="true">•••</span>
      <span className="visually-hidden">{host.t('balance.concealed')}</span>
    </>
  )
}
