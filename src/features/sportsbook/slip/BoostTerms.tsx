import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { ShownOdds } from '../odds/ShownOdds.tsx'
import { shownMoney } from '../sums.ts'
import classes from './BoostTerms.module.css'
import type { SlipQuote } from './Wager.ts'

type BoostTermsProps = {
  host: Host
  boost: NonNullable<SlipQuote['selections'][number]['boost']>
  /** Bets at the usual price instead. */
  onUsual: (odds: number) => void
}

/** On which terms a price is boosted, and the way out of them. */
export function BoostTerms({ host, boost, onUsual }: BoostTermsProps) {
  const { usual_odds: usual, most_stake: most, ends_at: endsAt } = boost
  const until = String(formatValue(endsAt, 'datetime', host.locale()))
  return (
    <div className={classes.terms}>
      <p>
        <b>{host.t('slip.boost')}</b>{' '}
        <del>
          <span className="visually-hidden">{host.t('slip.before')}</span>
          <ShownOdds host={host} odds={usual} />
        </del>
      </p>
      <p>{host.t({ key: 'slip.boost.terms', args: { amount: shownMoney(host, most), until } })}</p>
      <button type="button" onClick={() => onUsual(usual)}>
        {host.t('slip.boost.usual')} <ShownOdds host={host} odds={usual} />
      </button>
    </div>
  )
}
