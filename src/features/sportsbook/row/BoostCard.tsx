import { addressId } from '#betting/feedId.ts'
import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { bookOf } from '../book/bookOf.ts'
import { useFollow, usePrice } from '../book/useBook.ts'
import type { SportsBoost } from '../boosts/createBoosts.ts'
import { betterOdds, useBoost } from '../boosts/useBoost.ts'
import { useSightOf } from '../find/useSightOf.ts'
import { SportMark } from '../marks/SportMark.tsx'
import { OddsButton } from '../odds/OddsButton.tsx'
import { shownMoney } from '../sums.ts'
import classes from './SportsRow.module.css'

const none: readonly string[] = []

/** A boosted price with its terms, while it is better than the usual one. Its line is followed while it is in sight. */
export function BoostCard({ host, boost }: { host: Host; boost: SportsBoost }) {
  const { event, line, outcome, ends_at: endsAt, most_stake: most } = boost
  const { ref, isSeen } = useSightOf<HTMLLIElement>()
  useFollow(bookOf(host), isSeen ? [event.id] : none, 'first')
  const usual = usePrice(bookOf(host), event.id, line, outcome)?.odds
  const isBetter = betterOdds(useBoost(host, [event.id, line, outcome]), usual) !== undefined
  const market = event.markets.find((one) => one.line === line)
  const name = market?.outcomes.find(({ id }) => id === outcome)?.name
  if (!market || name === undefined) return null
  const until = String(formatValue(endsAt, 'datetime', host.locale()))
  return (
    <li ref={ref} className={classes.card}>
      <Link host={host} link={linkTo('betting-event', { id: addressId(event.id) })}>
        <span className={classes.of}>
          <SportMark sport={event.sport} size="16px" />
          <small>{event.name}</small>
        </span>
        <span className={classes.boosted}>
          <strong>{name}</strong>
          <small>{market.name}</small>
          {isBetter && (
            <small>
              {host.t({ key: 'slip.boost.terms', args: { amount: shownMoney(host, most), until } })}
            </small>
          )}
        </span>
      </Link>
      <OddsButton
        host={host}
        event={event.id}
        line={line}
        outcome={outcome}
        sport={event.sport}
        names={{ event: event.name, market: market.name, outcome: name, tournament: event.tournament.name }}
        label={name}
      />
    </li>
  )
}
