import type { IconName } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { legResults } from '#schemas/runtime/betExportTexts.ts'
import { ShownOdds } from '../odds/ShownOdds.tsx'
import { Together } from '../odds/Together.tsx'
import type { BetLeg as Leg, LegResult } from './Bet.ts'
import classes from './BetLegs.module.css'
import marks from './BetMark.module.css'
import { LegStanding } from './LegStanding.tsx'

const looks: Record<LegResult, { icon: IconName; tone: string }> = {
  won: { icon: 'success', tone: 'success' },
  half_won: { icon: 'success', tone: 'success' },
  dead_heat: { icon: 'success', tone: 'warning' },
  void: { icon: 'info', tone: 'neutral' },
  half_lost: { icon: 'close', tone: 'error' },
  lost: { icon: 'close', tone: 'error' },
}

/** One leg: what was bet on, at what price, how it stands and what became of it. @param isOver nothing is waited for */
export function BetLeg({ host, leg, isOver }: { host: Host; leg: Leg; isOver?: boolean }) {
  return (
    <div className={classes.leg} data-result={leg.result}>
      <p className={classes.picked}>
        <strong>{leg.outcome_name}</strong>
        <span className={classes.odds}>
          {leg.usual_odds !== undefined && (
            <del>
              <span className="visually-hidden">{host.t('bets.usualOdds')}</span>
              <ShownOdds host={host} odds={leg.usual_odds} />
            </del>
          )}{' '}
          <ShownOdds host={host} odds={leg.odds} />
        </span>
      </p>
      <p className={classes.market}>{leg.market_name}</p>
      <p className={classes.event}>{leg.event_name}</p>
      <Together host={host} odds={leg.joint_odds} />
      <p className={classes.standing}>
        {!isOver && <LegStanding host={host} leg={leg} />}
        {leg.is_banker && <span className={marks.mark}>{host.t('bets.banker')}</span>}
        {leg.result && <ResultMark host={host} result={leg.result} />}
        {leg.place_result && (
          <>
            <span>{host.t('bets.place')}</span>
            <ResultMark host={host} result={leg.place_result} />
          </>
        )}
      </p>
    </div>
  )
}

function ResultMark({ host, result }: { host: Host; result: LegResult }) {
  const { icon, tone } = looks[result]
  return (
    <span className={marks.mark} data-tone={tone}>
      <Icon name={icon} size="14px" />
      {host.t(legResults[result])}
    </span>
  )
}
