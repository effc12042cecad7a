import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import { sportsbookNames } from '../../seamless/bookOf.ts'
import { loyaltyLots, loyaltyOutbox } from '../schema.ts'

/** What came in of a player, and when. */
const captured = (
  uid: number,
) => sql`select payment.id, min(history.at) as at, payment.currency, payment.amount - payment.reversed as amount
  from platform.payments payment
  join platform.payment_history history on history.payment_id = payment.id and history.status = 'captured'
  where payment.uid = ${uid} and payment.type = 'deposit' group by payment.id`

/** Of a `round`. */
const isOfGames = sql`round.provider <> all(${sql.param(sportsbookNames)}::text[])`

/** Bets of a player on one thing that were not void, with what of them was not cashed out. */
const singles = (
  uid: number,
) => sql`select bet.id, bet.currency, bet.state, bet.accepted_at, bet.settled_at, leg.event, leg.line, leg.outcome,
    leg.outcomes, leg.odds, bet.stake - bet.stake * bet.cashed_share / 10000 as stake
  from platform.sports_bets bet join platform.sports_bet_legs leg on leg.bet_id = bet.id
  where bet.uid = ${uid} and bet.system = 'single' and not bet.is_each_way and bet.state in ('open', 'settled')
    and not bet.is_unplayed`

export type RoundRow = {
  id: string
  at: string | Date
  currency: string
  game: string
  real: string
  bonus: string
  free: string
}

export type BetRow = {
  id: string
  currency: string
  state: 'open' | 'settled' | 'cashed_out'
  system: string
  stake: string
  real: string
  bonus: string
  is_free: boolean
  is_unplayed: boolean
  cashed_share: number
  /** Of each leg, in their order. */
  sports: number[]
  /** What each leg pays, and what those of one event pay together instead; in ten-thousandths. */
  odds: { event: string; odds: number; joint: number | null }[]
}

/** A bet at stake on the line of a bet, or that bet itself. @property stake what of it was not cashed out, in minor units */
export type SideRow = {
  of: string
  id: string
  outcome: string
  outcomes: number | null
  /** In ten-thousandths. */
  odds: number
  stake: string
}

export type DepositRow = { id: string; at: string | Date; currency: string; amount: string; staked: string }

/** What has happened, read anew of the parts in which it did; a question for all that is asked of a player. */
export const sourceRepository = {
  /**
   * Rounds of games that are closed; bets at a third party's sportsbook are none. What was staked is without what was rolled back,
   * and without stakes that their provider wants back.
   */
  rounds: (executor: Executor, uid: number, ids: readonly string[]): Promise<RoundRow[]> =>
    rowsOf(
      executor,
      sql`select round.id::text as id, round.closed_at as at, round.currency, session.sysname as game,
          coalesce(sum((bet.stake::json ->> 'main')::bigint) filter (where bet.kind = 'bet'), 0)::text as real,
          coalesce(sum((bet.stake::json ->> 'bonus')::bigint) filter (where bet.kind = 'bet'), 0)::text as bonus,
          coalesce(sum(pack.stake) filter (where bet.kind = 'free-round'), 0)::text as free
        from platform.game_rounds round
        join platform.game_sessions session on session.id = round.session_id
        left join platform.game_transactions bet on bet.round_id = round.id and bet.kind in ('bet', 'free-round')
          and not exists (select from platform.game_transactions back where back.provider = bet.provider
            and back.uid = bet.uid and back.bet = bet.name and back.outcome = 'returned')
          and not exists (select from platform.disputed_stakes disputed where disputed.provider = bet.provider
            and disputed.bet = bet.name)
        left join platform.freespin_rounds spin on bet.kind = 'free-round'
          and spin.round = 'game/' || bet.provider || '/' || bet.name
        left join platform.freespin_packs pack on pack.id = spin.pack_id
        where round.uid = ${uid} and round.state = 'closed' and ${isOfGames} and round.id = any(${numbers(ids)}::bigint[])
        group by round.id, session.sysname`,
    ),

  bets: (executor: Executor, uid: number, ids: readonly string[]): Promise<BetRow[]> =>
    rowsOf(
      executor,
      sql`select bet.id::text as id, bet.currency, bet.state, bet.system, bet.stake::text as stake,
          bet.paid_from::json ->> 'main' as real, bet.paid_from::json ->> 'bonus' as bonus,
          bet.free_bet is not null as is_free, bet.is_unplayed, bet.cashed_share,
          json_agg(leg.sport order by leg.position) as sports,
          json_agg(json_build_object('event', leg.event, 'odds', leg.odds, 'joint', leg.joint_odds)
            order by leg.position) as odds
        from platform.sports_bets bet
        join platform.sports_bet_legs leg on leg.bet_id = bet.id
        where bet.uid = ${uid} and bet.state in ('open', 'settled', 'cashed_out')
          and bet.id = any(${numbers(ids)}::bigint[])
        group by bet.id`,
    ),

  /**
   * Single bets of the player that are at stake on the lines of these, each of which was settled. One that is open still is, if it was
   * there before: what is bet on a line that opens again meets nothing that is settled.
   */
  sides: (executor: Executor, uid: number, ids: readonly string[]): Promise<SideRow[]> =>
    rowsOf(
      executor,
      sql`with singles as (${singles(uid)})
        select one.id::text as of, other.id::text as id, other.outcome, other.outcomes, other.odds, other.stake::text as stake
        from singles one
        join singles other on other.event = one.event and other.line = one.line and other.currency = one.currency
          and (other.state = 'settled' or other.accepted_at < one.settled_at)
        where one.id = any(${numbers(ids)}::bigint[]) and one.state = 'settled' and other.stake > 0
        order by one.id, other.id`,
    ),

  /** Other single bets of the player on the lines of these that points were reckoned of: what covers these, they cover. */
  besideBets: async (executor: Executor, uid: number, ids: readonly string[]): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(
      executor,
      sql`select distinct other.bet_id::text as id from platform.sports_bet_legs leg
        join platform.sports_bet_legs other on other.event = leg.event and other.line = leg.line and other.bet_id <> leg.bet_id
        join ${loyaltyLots} lot on lot.uid = ${uid} and lot.source = 'bet' and lot.ref = other.bet_id::text
        where leg.bet_id = any(${numbers(ids)}::bigint[]) order by 1`,
    )
    return rows.map(({ id }) => id)
  },

  /** When something of a player came in, whatever has gone back of it. */
  async depositTimes(executor: Executor, uid: number): Promise<Date[]> {
    const rows = await rowsOf<{ at: string | Date }>(
      executor,
      sql`select at from (${captured(uid)}) captured`,
    )
    return rows.map(({ at }) => new Date(at))
  },

  /** All that came in of a player and has not gone back, the oldest first; with the real money that was staked until the next. */
  deposits: (executor: Executor, uid: number): Promise<DepositRow[]> =>
    rowsOf(
      executor,
      sql`with paid as (
          ${captured(uid)}
        ), staked as (
          select round.closed_at as at, (taken.stake::json ->> 'main')::bigint as main from platform.game_rounds round
          join platform.game_transactions taken on taken.round_id = round.id and taken.kind = 'bet'
          where round.uid = ${uid} and round.state = 'closed' and round.closed_at >= (select min(at) from paid)
            and not exists (select from platform.game_transactions back where back.provider = taken.provider
              and back.uid = taken.uid and back.bet = taken.name and back.outcome = 'returned')
            and not exists (select from platform.disputed_stakes disputed where disputed.provider = taken.provider
              and disputed.bet = taken.name)
          union all
          select placed_at, (paid_from::json ->> 'main')::bigint from platform.sports_bets
          where uid = ${uid} and free_bet is null and state in ('settled', 'cashed_out') and not is_unplayed
            and placed_at >= (select min(at) from paid)
        ), spans as (
          -- What comes in at a moment is there for what is staked at it.
          select moves.*, count(id) over (order by at, id nulls last rows unbounded preceding) as span
          from (select id, at, currency, amount, 0 as main from paid
            union all select null, at, null, null, main from staked) moves
        )
        select max(id)::text as id, max(at) filter (where id is not null) as at, max(currency) as currency,
          max(amount)::text as amount, sum(main)::text as staked
        from spans where span > 0 group by span order by span`,
    ),

  /** Notes all that a player has ever done, in the order in which it happened, for whoever reckons it anew. */
  async noteAll(tx: Executor, uid: number, dueAt: Date): Promise<void> {
    await tx.execute(
      sql`insert into ${loyaltyOutbox} (uid, kind, ref, at, due_at)
        select ${uid}, kind, ref, at, ${dueAt.toISOString()}::timestamptz from (
          select 'round' as kind, id::text as ref, closed_at as at from platform.game_rounds round
          where uid = ${uid} and state = 'closed' and ${isOfGames}
        union all select 'bet', id::text, coalesce(settled_at, placed_at) from platform.sports_bets
          where uid = ${uid} and state in ('settled', 'cashed_out')
        union all select 'deposit', id::text, at from (${captured(uid)}) captured
        ) things order by at, kind, ref`,
    )
  },
}

const numbers = (ids: readonly string[]) => sql.param(ids.filter((id) => /^\d{1,15}$/.test(id)))
