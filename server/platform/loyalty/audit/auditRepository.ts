import { sql } from 'drizzle-orm'
import { levelPointsCurrency, pointsCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import { sportsbookNames } from '../../seamless/bookOf.ts'

/** A lot as it stands; sums are texts of whole numbers. */
export type AuditedLot = {
  id: string
  programme: number
  source: string
  ref: string
  at: string | Date
  day: string
  level_day: string
  edition: string | null
  rule: number | null
  due: string
  level_due: string
  points: string
  left: string
  expired: string
  expires_at: string | Date | null
  is_pending: boolean
}

export type AuditedStanding = {
  programme: number
  debt: string
  remainder: string
  level: number
  /** By the ledger, the history, and the days of levels. */
  held: string
  level_held: string
  told: string
  level_told: string
  level_days: string
  /** What was bought and not given back, and what operators took. */
  spent: string
}

/** What was played or paid in: minor units by the money that it was made of. @property moment null where nobody but the outbox knew it */
export type AuditedSource = {
  /** A round at a third party's sportsbook uses up what was paid in, and earns nothing itself. */
  source: 'round' | 'framed' | 'bet' | 'deposit'
  ref: string
  moment: string | Date | null
  /** When it was staked. */
  staked_at: string | Date
  currency: string
  real: string
  bonus: string
  free: string
  /** Of bets, in ten-thousandths: what was cashed out, and what was decided by a result. */
  cashed: number
  decided: number
  /** Of bets, in minor units: what others on their line make up for. */
  hedged: string
}

export type AuditedSpan = { since: string | Date; until: string | Date | null; is_pause: boolean }

/** What of single bets comes back the same whichever outcome of their line wins, by the outcome that returns the least. */
const hedges = (
  uid: number,
) => sql`select own.id, div(own.stake * least.back + back.back - 1, back.back) as amount
  from (
    select bet.id, bet.settled_at, bet.currency, leg.event, leg.line, leg.outcome,
      bet.stake::numeric - div(bet.stake::numeric * bet.cashed_share, 10000) as stake
    from platform.sports_bets bet
    join platform.sports_bet_legs leg on leg.bet_id = bet.id
    where bet.uid = ${uid} and bet.state = 'settled' and not bet.is_unplayed and bet.system = 'single' and not bet.is_each_way
  ) own
  cross join lateral (${sidesOf(uid)}) back
  cross join lateral (
    select min(side.back) as back, count(*) as sides, max(side.outcomes) as outcomes from (${sidesOf(uid)}) side
  ) least
  where back.outcome = own.outcome and least.outcomes > 1 and least.sides >= least.outcomes`

/** What each outcome of a line returns by the bets of a player that stand against what is `own`. */
const sidesOf = (uid: number) => sql`select other.outcome, max(other.outcomes) as outcomes,
    sum((beside.stake::numeric - div(beside.stake::numeric * beside.cashed_share, 10000)) * other.odds) as back
  from platform.sports_bet_legs other
  join platform.sports_bets beside on beside.id = other.bet_id
  where other.event = own.event and other.line = own.line and beside.uid = ${uid} and beside.currency = own.currency
    and beside.system = 'single' and not beside.is_each_way and not beside.is_unplayed and beside.cashed_share < 10000
    and (beside.state = 'settled' or (beside.state = 'open' and beside.accepted_at < own.settled_at))
  group by other.outcome`

/** What the auditor of points reads: rounds, bets, deposits, orders and terms, and what was made of them. */
export const auditRepository = {
  editions: (executor: Executor): Promise<{ id: string; from_at: string | Date; content: string }[]> =>
    rowsOf(
      executor,
      // Not by the text that answers it, in which the tenth comes before the second.
      sql`select id::text as id, from_at, content from platform.loyalty_editions edition order by edition.id`,
    ),

  /** Numbers of players who have points, or play that may have brought some. @param since when terms were kept first */
  async players(executor: Executor, since: string): Promise<number[]> {
    const rows = await rowsOf<{ uid: string }>(
      executor,
      sql`select uid::text as uid from (
          select uid from platform.loyalty_standings
          union select uid from platform.game_rounds where state = 'closed' and closed_at >= ${since}::timestamptz
          union select uid from platform.sports_bets where settled_at >= ${since}::timestamptz
        ) players order by uid`,
    )
    return rows.map(({ uid }) => Number(uid))
  },

  async circumstances(executor: Executor, uid: number) {
    const [row] = await rowsOf<{ country: string; waits: boolean; level_waits: boolean }>(
      executor,
      sql`select country_code as country,
          exists (select from platform.loyalty_outbox where uid = ${uid}) as waits,
          exists (select from platform.loyalty_editions where looked_to < ${uid}) as level_waits
        from platform.accounts where uid = ${uid}`,
    )
    return {
      country: row?.country ?? '',
      isWaiting: row?.waits ?? false,
      isLevelWaiting: row?.level_waits ?? false,
    }
  },

  lots: (executor: Executor, uid: number): Promise<AuditedLot[]> =>
    rowsOf(
      executor,
      sql`select id::text as id, programme, source, ref, at, to_char(day, 'YYYY-MM-DD') as day,
          to_char(level_day, 'YYYY-MM-DD') as level_day, edition::text as edition, rule, due::text as due,
          level_due::text as level_due, points::text as points, "left"::text as left, expired::text as expired, expires_at,
          is_pending
        from platform.loyalty_lots lot where uid = ${uid} order by lot.id`,
    ),

  standings: (executor: Executor, uid: number): Promise<AuditedStanding[]> => {
    const held = (
      currency: string,
    ) => sql`(select coalesce(sum(balance), 0)::text from platform.ledger_accounts account
      where account.uid = standing.uid and account.kind = 'loyalty' and account.ref = standing.programme::text
        and account.currency = ${currency})`
    const own = sql`where own.uid = standing.uid and own.programme = standing.programme`
    return rowsOf(
      executor,
      sql`select programme, debt::text as debt, remainder::text as remainder, level,
          ${held(pointsCurrency)} as held, ${held(levelPointsCurrency)} as level_held,
          (select coalesce(sum(points), 0)::text from platform.loyalty_entries own ${own}) as told,
          (select coalesce(sum(level_points), 0)::text from platform.loyalty_entries own ${own}) as level_told,
          (select coalesce(sum(due), 0)::text from platform.loyalty_level_days own ${own}) as level_days,
          (select coalesce(sum(points), 0)::text from platform.loyalty_spendings own ${own} and given_back_at is null) as spent
        from platform.loyalty_standings standing where uid = ${uid} order by programme`,
    )
  },

  /** Rounds by their transactions, one by one; bets by what became of them; deposits less what went back. */
  sources: (executor: Executor, uid: number): Promise<AuditedSource[]> =>
    rowsOf(
      executor,
      sql`with moved as (
          select taken.round_id, sum((taken.stake::json ->> 'main')::bigint) as main,
            sum((taken.stake::json ->> 'bonus')::bigint) as bonus
          from platform.game_rounds round
          join platform.game_transactions taken on taken.round_id = round.id and taken.kind = 'bet'
          left join platform.game_transactions undone on undone.provider = taken.provider and undone.uid = taken.uid
            and undone.bet = taken.name and undone.kind = 'rollback' and undone.outcome = 'returned'
          left join platform.disputed_stakes wanted on wanted.provider = taken.provider and wanted.bet = taken.name
          where round.uid = ${uid} and undone.id is null and wanted.id is null group by taken.round_id
        ), spun as (
          select played.round_id, sum(pack.stake) as stake from platform.game_rounds round
          join platform.game_transactions played on played.round_id = round.id and played.kind = 'free-round'
          join platform.freespin_rounds spin on spin.round = 'game/' || played.provider || '/' || played.name
          join platform.freespin_packs pack on pack.id = spin.pack_id and pack.uid = round.uid
          where round.uid = ${uid} group by played.round_id
        ), hedges as (${hedges(uid)})
        select case when provider = any(${sql.param(sportsbookNames)}::text[]) then 'framed' else 'round' end as source,
          id::text as ref, closed_at as moment, closed_at as staked_at, currency, coalesce(main, 0)::text as real,
          coalesce(bonus, 0)::text as bonus, coalesce(stake, 0)::text as free, 0 as cashed, 10000 as decided,
          '0' as hedged
        from platform.game_rounds round
        left join moved on moved.round_id = round.id
        left join spun on spun.round_id = round.id
        where uid = ${uid} and state = 'closed'
        union all
        select 'bet', id::text, null, placed_at, currency,
          case when free_bet is null then paid_from::json ->> 'main' else '0' end,
          case when free_bet is null then paid_from::json ->> 'bonus' else '0' end,
          case when free_bet is null then '0' else stake::text end,
          case when state = 'open' then 0 else cashed_share end,
          case when state = 'settled' and not is_unplayed then 10000 - cashed_share else 0 end,
          coalesce((select hedge.amount::text from hedges hedge where hedge.id = sports_bets.id), '0')
        from platform.sports_bets where uid = ${uid} and state in ('open', 'settled', 'cashed_out')
        union all
        select 'deposit', id::text, captured.at, captured.at, currency, (amount - reversed)::text, '0', '0', 0, 10000, '0'
        from platform.payments payment
        cross join lateral (select min(at) as at from platform.payment_history where payment_id = payment.id
          and status = 'captured') captured
        where uid = ${uid} and type = 'deposit' and captured.at is not null
        order by 1, 2`,
    ),

  spans: (executor: Executor, uid: number): Promise<AuditedSpan[]> =>
    rowsOf(
      executor,
      sql`select at as since, (details ->> 'until')::timestamptz as until, true as is_pause
        from platform.protection_history where uid = ${uid} and event in ('excluded', 'excluded_as_person')
        union all select since, until, false from platform.loyalty_marks where uid = ${uid}`,
    ),

  /** Lots that expire at another moment than their terms say, by the calendar of the database. */
  wrongExpiry: (
    executor: Executor,
  ): Promise<{ uid: string; id: string; expected: string; found: string }[]> =>
    rowsOf(
      executor,
      sql`select uid::text as uid, id::text as id, coalesce(expected::text, 'never') as expected,
          coalesce(expires_at::text, 'never') as found
        from (
          select lot.uid, lot.id, lot.expires_at, case when terms -> 'expiry' is null then null else
            ((case when (terms -> 'expiry' ->> 'monthEnd')::boolean
              then date_trunc('month', ended) + interval '1 month' else ended + interval '1 day' end)
              at time zone (terms ->> 'timeZone')) end as expected
          from platform.loyalty_lots lot
          join platform.loyalty_editions edition on edition.id = lot.edition
          cross join lateral json_array_elements(edition.content::json -> 'programmes') terms
          cross join lateral (select date_trunc('day', lot.at at time zone (terms ->> 'timeZone'))
            + make_interval(months => coalesce((terms -> 'expiry' ->> 'months')::int, 0),
                days => coalesce((terms -> 'expiry' ->> 'days')::int, 0)) as ended) stretch
          where (terms ->> 'number')::int = lot.programme
        ) lots where expires_at is distinct from expected order by id`,
    ),

  /** Points that expired before their time, and those that lie there longer than a day after it. */
  wrongTime: (executor: Executor, now: string): Promise<{ uid: string; id: string }[]> =>
    rowsOf(
      executor,
      sql`select uid::text as uid, id::text as id from platform.loyalty_lots
        where (expired > 0 and (expires_at is null or expires_at > ${now}::timestamptz))
          or ("left" > 0 and expires_at < ${now}::timestamptz - interval '1 day') order by id`,
    ),

  /** Orders whose points were taken from lots in another sum; of operators' it may be less, where there was not enough. */
  wrongOrders: (executor: Executor): Promise<{ uid: string; order: string }[]> =>
    rowsOf(
      executor,
      sql`select uid::text as uid, spending."order" from platform.loyalty_spendings spending
        left join platform.loyalty_spent_lots spent on spent."order" = spending."order"
        group by spending."order"
        having coalesce(sum(spent.points), 0) > spending.points
          or (coalesce(sum(spent.points), 0) < spending.points and spending."order" not like 'operator/%')
        order by 2`,
    ),
}
