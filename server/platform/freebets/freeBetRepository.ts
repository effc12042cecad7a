import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type FreeBet, freeBets } from './schema.ts'

export const freeBetStatuses = ['active', 'used', 'expired'] as const
/** It can be staked; it is staked on a bet that keeps it; or it has burned. */
export type FreeBetStatus = (typeof freeBetStatuses)[number]

export type FreeBetQuery = { uid: number; status: FreeBetStatus | 'all'; offset: number; count: number }

export const statusOf = ({ bet, expiresAt }: FreeBet, now: Date): FreeBetStatus => {
  if (bet !== null) return 'used'
  return expiresAt > now ? 'active' : 'expired'
}

/** Free bets of players. Whoever changes one has locked its player. */
export const freeBetRepository = {
  /** @returns whether it is new; one for the same reason stays as it is */
  async add(tx: Executor, one: typeof freeBets.$inferInsert): Promise<boolean> {
    const added = await tx.insert(freeBets).values(one).onConflictDoNothing().returning({ id: freeBets.id })
    return added.length > 0
  },

  async find(executor: Executor, uid: number, id: number): Promise<FreeBet | undefined> {
    const [one] = await executor
      .select()
      .from(freeBets)
      .where(and(eq(freeBets.id, id), eq(freeBets.uid, uid)))
    return one
  },

  /** Stakes it on a bet. @returns it; undefined where none of the player's can be staked under this number */
  async stake(
    tx: Executor,
    { uid, id, bet, now }: { uid: number; id: number; bet: number; now: Date },
  ): Promise<FreeBet | undefined> {
    const [staked] = await tx
      .update(freeBets)
      .set({ bet })
      .where(and(eq(freeBets.id, id), eq(freeBets.uid, uid), withStatus('active', now)))
      .returning()
    return staked
  },

  /** A bet gives it back: it can be staked again until it burns. */
  async giveBack(tx: Executor, bet: number): Promise<void> {
    await tx.update(freeBets).set({ bet: null }).where(eq(freeBets.bet, bet))
  },

  /** A bet that gave it back keeps it after all, unless it is staked on another by now. */
  async keep(tx: Executor, id: number, bet: number): Promise<void> {
    await tx
      .update(freeBets)
      .set({ bet })
      .where(and(eq(freeBets.id, id), isNull(freeBets.bet)))
  },

  /** Ends those of a deposit that are not staked. */
  async endOfDeposit(tx: Executor, deposit: number, now: Date): Promise<void> {
    await tx
      .update(freeBets)
      .set({ expiresAt: now })
      .where(and(eq(freeBets.deposit, deposit), gt(freeBets.expiresAt, now)))
  },

  /** Whether one can be staked or is, so that its currency must stay. */
  async hasOpen(executor: Executor, uid: number): Promise<boolean> {
    const isOpen = sql`(${freeBets.bet} is not null or ${freeBets.expiresAt} > now())`
    return (await executor.$count(freeBets, and(eq(freeBets.uid, uid), isOpen))) > 0
  },

  /** Those that can be staked by when they burn, the first first; all others the newest first. */
  async list(
    executor: Executor,
    { uid, status, offset, count }: FreeBetQuery,
    now: Date,
  ): Promise<{ items: FreeBet[]; total: number }> {
    const where = and(eq(freeBets.uid, uid), ...(status === 'all' ? [] : [withStatus(status, now)]))
    const order = status === 'active' ? [asc(freeBets.expiresAt), asc(freeBets.id)] : [desc(freeBets.id)]
    const items = await executor
      .select()
      .from(freeBets)
      .where(where)
      .orderBy(...order)
      .limit(count)
      .offset(offset)
    return { items, total: await executor.$count(freeBets, where) }
  },
}

function withStatus(status: FreeBetStatus, now: Date): SQL | undefined {
  const { bet, expiresAt } = freeBets
  if (status === 'used') return isNotNull(bet)
  return and(isNull(bet), status === 'active' ? gt(expiresAt, now) : lte(expiresAt, now))
}
