import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { elapsed } from './elapsed.ts'
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

/** How long, with what result, and with what money: in sight as long as a game is played. */
export function Figures({ host, seconds, standing, isReal }: FiguresProps) {
  const { balance, stored } = host.facts()
  const isHidden = stored?.balance_hidden === '1'
  const shown = (sum: unknown) => (
    <bdi>{isHidden ? <Concealed host={host} /> : String(formatValue(sum, 'money', host.locale()))}</bdi>
  )
  const net = Number(standing?.net.amount ?? 0)
  const hasBonus = Number(balance?.bonus?.amount ?? 0) > 0
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{host.t('game.time')}</dt>
        <dd>
          <span role="timer">{elapsed(seconds, host.locale())}</span>
        </dd>
      </div>
      {isReal && standing && (
        <div>
          <dt>{host.t('game.net')}</dt>
          <dd data-tone={net > 0 ? 'won' : undefined}>{shown(standing.net)}</dd>
        </div>
      )}
      {isReal && balance?.main !== undefined && (
        <div>
          <dt>{host.t('game.main')}</dt>
          <dd data-tone="money">{shown(balance.main)}</dd>
        </div>
      )}
      {isReal && hasBonus && (
        <div>
          <dt>{host.t('game.bonus')}</dt>
          <dd>{shown(balance?.bonus)}</dd>
        </div>
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
