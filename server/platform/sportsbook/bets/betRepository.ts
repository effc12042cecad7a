import { and, asc, desc, eq, gte, inArray, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { given, preparedRows } from '../../../db/prepared.ts'
import {
  type BetState,
  type Ruling,
  type SportsBet,
  type SportsBetLeg,
  sportsBetLegs,
  sportsBets,
} from './schema.ts'

/** A bet whose stake is taken. */
export type NewBet = Pick<
  SportsBet,
  | 'id'
  | 'uid'
  | 'currency'
  | 'state'
  | 'system'
  | 'sizes'
  | 'isEachWay'
  | 'lineStake'
  | 'stake'
  | 'paidFrom'
  | 'freeBet'
  | 'mostWin'
  | 'possibleReturn'
  | 'liability'
  | 'priceChanges'
  | 'rules'
  | 'placedAt'
> &
  Partial<Pick<SportsBet, 'decideAt' | 'acceptedAt'>>
export type NewLeg = Omit<typeof sportsBetLegs.$inferInsert, 'betId' | 'position' | 'ruling'>

/** A bet with its legs, in their order. */
export type FullBet = SportsBet & { legs: SportsBetLeg[] }

const ofBets = (executor: Executor, ids: readonly number[]) =>
  executor
    .select()
    .from(sportsBetLegs)
    .where(inArray(sportsBetLegs.betId, [...ids]))
    .orderBy(asc(sportsBetLegs.betId), asc(sportsBetLegs.position))

async function withLegs(executor: Executor, bets: readonly SportsBet[]): Promise<FullBet[]> {
  if (bets.length === 0) return []
  const ids = bets.map(({ id }) => id)
  const legs = await ofBets(executor, ids)
  return bets.map((bet) => ({ ...bet, legs: legs.filter(({ betId }) => betId === bet.id) }))
}

const nextId = preparedRows<{ id: string }>(
  'next_sports_bet',
  sql`select nextval(pg_get_serial_sequence('platform.sports_bets', 'id'))::text as id`,
)

const addOne = preparedRows(
  'add_sports_bet',
  sql`with bet as (
      insert into platform.sports_bets (id, uid, currency, state, system, sizes, is_each_way, line_stake, stake, paid_from, free_bet,
        most_win, possible_return, liability, price_changes, rules, placed_at, decide_at, accepted_at)
      values (${given('id')}, ${given('uid')}, ${given('currency')}, ${given('state')}, ${given('system')}, ${given('sizes')}::jsonb,
        ${given('isEachWay')}, ${given('lineStake')}, ${given('stake')}, ${given('paidFrom')}, ${given('freeBet')}, ${given('mostWin')},
        ${given('possibleReturn')}, ${given('liability')}, ${given('priceChanges')}, ${given('rules')}, ${given('placedAt')},
        ${given('decideAt')}, ${given('acceptedAt')})
      returning id
    )
    insert into platform.sports_bet_legs (bet_id, position, event, sport, line, outcome, outcomes, odds, joint_odds, boost, usual_odds,
      is_banker, place_line, place_share, version, seen)
    select bet.id, leg.* from bet, json_to_recordset(${given('legs')}::json) as leg(position smallint, event text, sport int, line text,
      outcome text, outcomes smallint, odds int, "jointOdds" int, boost text, "usualOdds" int, "isBanker" boolean, "placeLine" text,
      "placeShare" jsonb, version bigint, seen text)`,
)

const stakedToday = preparedRows<{ staked: string }>(
  'sports_staked_today',
  sql`select coalesce(sum(stake), 0)::text as staked from platform.sports_bets
    where uid = ${given('uid')} and free_bet is null and state not in ('rejected', 'reoffered') and placed_at >=
      date_trunc('day', ${given('now')}::timestamptz at time zone ${given('zone')}) at time zone ${given('zone')}`,
)

/** Bets; whoever changes one has locked its player, then the bet. */
export const betRepository = {
  /** A number that no bet has, for the keys of what is posted before the bet is written. */
  async nextId(tx: Executor): Promise<number> {
    const [row] = await nextId(tx, {})
    return Number(row?.id)
  },

  async add(tx: Executor, bet: NewBet, legs: readonly NewLeg[]): Promise<void> {
    const { sizes, placedAt, decideAt, acceptedAt, ...plain } = bet
    await addOne(tx, {
      ...plain,
      sizes: JSON.stringify(sizes),
      placedAt: placedAt.toISOString(),
      decideAt: decideAt?.toISOString() ?? null,
      acceptedAt: acceptedAt?.toISOString() ?? null,
      legs: JSON.stringify(legs.map((leg, position) => ({ ...leg, position }))),
    })
  },

  /** Whose it is; undefined where there is no such bet. */
  async ownerOf(executor: Executor, id: number): Promise<number | undefined> {
    const [row] = await executor.select({ uid: sportsBets.uid }).from(sportsBets).where(eq(sportsBets.id, id))
    return row?.uid
  },

  /** The bet, which nobody else changes until the transaction ends. */
  async lock(tx: Executor, id: number): Promise<FullBet | undefined> {
    const [bet] = await tx.select().from(sportsBets).where(eq(sportsBets.id, id)).for('update')
    return bet && { ...bet, legs: await ofBets(tx, [id]) }
  },

  async find(executor: Executor, uid: number, id: number): Promise<FullBet | undefined> {
    const [bet] = await executor
      .select()
      .from(sportsBets)
      .where(and(eq(sportsBets.id, id), eq(sportsBets.uid, uid)))
    return bet && { ...bet, legs: await ofBets(executor, [id]) }
  },

  async change(tx: Executor, id: number, set: Partial<SportsBet>): Promise<void> {
    await tx.update(sportsBets).set(set).where(eq(sportsBets.id, id))
  },

  /** Odds that a pending bet is taken at after all, in the order of its legs. */
  async price(tx: Executor, id: number, odds: readonly number[]): Promise<void> {
    await tx.execute(sql`update platform.sports_bet_legs leg set odds = given.odds::int
      from json_array_elements_text(${JSON.stringify(odds)}::json) with ordinality given(odds, place)
      where leg.bet_id = ${id} and leg.position = given.place - 1`)
  },

  /** Numbers of pending bets whose delay is over, the oldest first. */
  async due(executor: Executor, now: Date, atMost: number): Promise<number[]> {
    const rows = await executor
      .select({ id: sportsBets.id })
      .from(sportsBets)
      .where(and(eq(sportsBets.state, 'pending'), lte(sportsBets.decideAt, now)))
      .orderBy(asc(sportsBets.decideAt), asc(sportsBets.id))
      .limit(atMost)
    return rows.map(({ id }) => id)
  },

  /** Numbers of bets with a leg in one of these events that are open or were settled. */
  async idsOn(executor: Executor, events: readonly string[]): Promise<number[]> {
    const rows = await executor
      .selectDistinct({ id: sportsBets.id })
      .from(sportsBets)
      .innerJoin(sportsBetLegs, eq(sportsBetLegs.betId, sportsBets.id))
      .where(and(inArray(sportsBetLegs.event, [...events]), inArray(sportsBets.state, ['open', 'settled'])))
      .orderBy(asc(sportsBets.id))
    return rows.map(({ id }) => id)
  },

  /** The same for a line, or for one outcome of it. */
  async idsOf(
    executor: Executor,
    { event, line, outcome }: { event: string; line: string; outcome?: string },
  ): Promise<number[]> {
    const rows = await executor
      .selectDistinct({ id: sportsBets.id })
      .from(sportsBets)
      .innerJoin(sportsBetLegs, eq(sportsBetLegs.betId, sportsBets.id))
      .where(
        and(
          ...[eq(sportsBetLegs.event, event), eq(sportsBetLegs.line, line)],
          outcome === undefined ? undefined : eq(sportsBetLegs.outcome, outcome),
          inArray(sportsBets.state, ['open', 'settled']),
        ),
      )
      .orderBy(asc(sportsBets.id))
    return rows.map(({ id }) => id)
  },

  /** Events that open bets wait for. */
  async openEvents(executor: Executor): Promise<string[]> {
    const rows = await executor
      .selectDistinct({ event: sportsBetLegs.event })
      .from(sportsBets)
      .innerJoin(sportsBetLegs, eq(sportsBetLegs.betId, sportsBets.id))
      .where(inArray(sportsBets.state, ['pending', 'open']))
      .orderBy(asc(sportsBetLegs.event))
    return rows.map(({ event }) => event)
  },

  /** Another bet that a free bet was played on: one that came to be played after all, when it had been staked anew. */
  async otherOnFreeBet(executor: Executor, freeBet: number, bet: number): Promise<number | undefined> {
    const [row] = await executor
      .select({ id: sportsBets.id })
      .from(sportsBets)
      .where(
        and(eq(sportsBets.freeBet, freeBet), ne(sportsBets.id, bet), eq(sportsBets.isFreeBetBack, false)),
      )
      .limit(1)
    return row?.id
  },

  /** Numbers of bets that were settled since then. */
  async settledSince(executor: Executor, since: Date): Promise<number[]> {
    const rows = await executor
      .select({ id: sportsBets.id })
      .from(sportsBets)
      .where(and(eq(sportsBets.state, 'settled'), gte(sportsBets.settledAt, since)))
    return rows.map(({ id }) => id)
  },

  /** Says how legs are decided, whatever the feed says of them. */
  async rule(tx: Executor, id: number, positions: readonly number[], ruling: Ruling | null): Promise<void> {
    await tx
      .update(sportsBetLegs)
      .set({ ruling })
      .where(and(eq(sportsBetLegs.betId, id), inArray(sportsBetLegs.position, [...positions])))
  },

  /** Minor units that a player has staked in the day of a calendar that it is, without what was not taken and without free bets. */
  async stakedToday(
    executor: Executor,
    { uid, zone, now }: { uid: number; zone: string; now: Date },
  ): Promise<bigint> {
    const [row] = await stakedToday(executor, { uid, zone, now: now.toISOString() })
    return BigInt(row?.staked ?? 0)
  },

  /** Of a player, the newest first. */
  async page(
    executor: Executor,
    filter: BetFilter & { states: readonly BetState[] },
    { offset, count }: { offset: number; count: number },
  ): Promise<{ bets: FullBet[]; total: number }> {
    const where = and(inArray(sportsBets.state, [...filter.states]), fits(filter))
    const bets = await executor
      .select()
      .from(sportsBets)
      .where(where)
      .orderBy(desc(happenedAt), desc(sportsBets.id))
      .limit(count)
      .offset(offset)
    const total = await executor.$count(sportsBets, where)
    return { bets: await withLegs(executor, bets), total }
  },

  /** By when they were placed, as many as `count` after a bet. @param before bets that were placed since are left out */
  async after(
    executor: Executor,
    { uid, before, ...days }: BetFilter & { before: Date },
    last: Pick<SportsBet, 'placedAt' | 'id'> | undefined,
    count: number,
  ): Promise<FullBet[]> {
    const { placedAt, id } = sportsBets
    const bets = await executor
      .select()
      .from(sportsBets)
      .where(
        and(
          ...[eq(sportsBets.uid, uid), lte(placedAt, before), within(placedAt, days)],
          last && sql`(${placedAt}, ${id}) > (${last.placedAt.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(asc(placedAt), asc(id))
      .limit(count)
    return withLegs(executor, bets)
  },

  /** What bets that were settled or cashed out in a period were staked with and came back as, in minor units; stakes of free bets are none. */
  async totals(executor: Executor, filter: BetFilter): Promise<{ staked: bigint; returned: bigint }> {
    const [row] = await executor
      .select({
        staked: sql<string>`coalesce(sum(${sportsBets.stake}) filter (where ${sportsBets.freeBet} is null), 0)::text`,
        returned: sql<string>`coalesce(sum(coalesce(${sportsBets.returned}, 0) + ${sportsBets.cashedOut}), 0)::text`,
      })
      .from(sportsBets)
      .where(and(inArray(sportsBets.state, ['settled', 'cashed_out']), fits(filter)))
    return { staked: BigInt(row?.staked ?? 0), returned: BigInt(row?.returned ?? 0) }
  },
}

/** Days of a time zone (IANA), each with its own bounds: on which bets that are over were settled, and others placed. */
export type BetFilter = { uid: number; zone: string; from?: string; to?: string }

/** When what a bet is listed by happened. */
const happenedAt = sql`coalesce(${sportsBets.settledAt}, ${sportsBets.placedAt})`

const fits = ({ uid, ...days }: BetFilter): SQL | undefined =>
  and(eq(sportsBets.uid, uid), within(happenedAt, days))

function within(moment: SQLWrapper, { zone, from, to }: Omit<BetFilter, 'uid'>): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${moment} >= (${from}::date)::timestamp at time zone ${zone}`,
    to === undefined ? undefined : sql`${moment} < (${to}::date + 1)::timestamp at time zone ${zone}`,
  )
}
