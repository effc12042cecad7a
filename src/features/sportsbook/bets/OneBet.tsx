import type { ReactNode } from 'react'
import type { Link as LinkTarget } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Skeleton } from '#renderers/pages/Skeleton.tsx'
import { useAnswer } from '#renderers/pages/useAnswer.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { shownMoney } from '../sums.ts'
import type { FullBet } from './Bet.ts'
import { BetLegs } from './BetLegs.tsx'
import { BetStatus } from './BetStatus.tsx'
import { BetSums } from './BetSums.tsx'
import { refusalText, systemText } from './betWords.ts'
import { Computation } from './Computation.tsx'
import classes from './OneBet.module.css'

type OneBetProps = {
  host: Host
  scope: ActionScope | undefined
  bet: number
  /** Where the rules stand that bets are settled by. */
  rules: LinkTarget | undefined
  /** What stands where the player has no such bet. */
  missing: ReactNode
}

/** A bet in full: when, on what, what came of it, and how its return was computed. */
export function OneBet({ host, scope, bet: id, rules, missing }: OneBetProps) {
  const { response, error, isLoading, retry } = useAnswer(host, 'sports.getBet', { bet: id })
  if (!response && error?.invalidParameters.bet) return missing
  if (!response && error)
    return <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} leaves="behind" />
  if (!response)
    return (
      <Skeleton className={classes.skeleton} label={host.t('page.loading')}>
        <i />
        <i />
      </Skeleton>
    )
  const { bet, computation, cash_outs: cashOuts } = response as FullBet
  return (
    <div className={classes.bet}>
      <section>
        <header>
          <h2>{systemText(host, bet)}</h2>
          <BetStatus host={host} bet={bet} />
        </header>
        <BetSums host={host} bet={bet} />
        {bet.refusal && <p>{refusalText(host, bet.refusal.reason)}</p>}
        <Times host={host} bet={bet} />
      </section>
      <section>
        <h2>{host.t('bets.one.legs')}</h2>
        <BetLegs host={host} bet={bet} />
      </section>
      {cashOuts.length > 0 && <CashOuts host={host} cashOuts={cashOuts} />}
      {computation && <Computation host={host} bet={bet} computation={computation} />}
      <footer>
        <span>
          {host.t({ key: 'bets.one.rules', args: { version: versionsOf(bet.selections).join(', ') } })}
        </span>
        {rules && (
          <Link host={host} link={rules} scope={{ ...scope, item: bet }}>
            {host.t('bets.one.openRules')}
          </Link>
        )}
      </footer>
    </div>
  )
}

const versionsOf = (legs: FullBet['bet']['selections']): string[] => [
  ...new Set(legs.map(({ rules_version: version }) => version)),
]

function Times({ host, bet }: { host: Host; bet: FullBet['bet'] }) {
  const times = [
    ['bets.one.placed', bet.placed_at],
    ['bets.one.accepted', bet.accepted_at],
    ['bets.one.settled', bet.settled_at],
  ] as const
  return (
    <dl className={classes.times}>
      {times.map(
        ([name, at]) =>
          at !== undefined && (
            <div key={name}>
              <dt>{host.t(name)}</dt>
              <dd>
                <time dateTime={at}>{String(formatValue(at, 'datetime', host.locale()))}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function CashOuts({ host, cashOuts }: { host: Host; cashOuts: FullBet['cash_outs'] }) {
  const percent = (share: number) => String(formatValue(share / 10_000, 'percent', host.locale()))
  return (
    <section>
      <h2>{host.t('bets.one.cashOuts')}</h2>
      <ul className={classes.steps}>
        {cashOuts.map(({ share, amount, at }, place) => (
          <li key={at}>
            <span>
              {host.t({
                key: 'bets.one.cashedOut',
                args: { part: percent(share - (cashOuts[place - 1]?.share ?? 0)) },
              })}{' '}
              <time dateTime={at}>{String(formatValue(at, 'datetime', host.locale()))}</time>
            </span>
            <bdi>{shownMoney(host, amount)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
