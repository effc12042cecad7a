import { and, desc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import type { BonusTerms } from '../bonuses/bonusTerms.ts'
import type { Bonuses } from '../bonuses/createBonuses.ts'
import type { Journal } from '../wallet/Journal.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { freespinPacks, freespinRounds } from './schema.ts'

const day = 86_400_000

/** @property stake minor units */
export type FreespinGrant = {
  uid: number
  /** What they are given for: once a player. */
  reason: string
  game: string
  currency: string
  stake: bigint
  spins: number
  days: number
  /** The bonus that their winnings become; real money if left out. */
  winnings?: Winnings
}

/** Terms of a bonus of what free spins win. */
export type Winnings = {
  /** How many times it must be staked. */
  wagering: number
  days: number
  /** Minor units, as a text. */
  convertsMost?: string
  terms?: BonusTerms
  content: object
}

type Pack = { pack: number; stake: bigint; currency: string; winnings: Winnings | undefined }

export type PackStatus = 'active' | 'finished' | 'expired'

/** Spins that cost nothing: given by campaigns, taken by the games. */
export function createFreespins({
  database,
  bonuses,
  clock,
}: {
  database: Database
  bonuses: Pick<Bonuses, 'grantMore'>
  clock: () => Date
}) {
  const withStatus = (status: PackStatus): SQL | undefined =>
    status === 'finished'
      ? eq(freespinPacks.remaining, 0)
      : and(
          gt(freespinPacks.remaining, 0),
          status === 'active' ? gt(freespinPacks.expiresAt, clock()) : lte(freespinPacks.expiresAt, clock()),
        )

  return {
    async grant(tx: Executor, { spins, days, winnings, ...grant }: FreespinGrant): Promise<void> {
      const now = clock()
      const expiresAt = new Date(now.getTime() + days * day)
      await tx
        .insert(freespinPacks)
        .values({
          ...grant,
          total: spins,
          remaining: spins,
          createdAt: now,
          expiresAt,
          winnings: winnings ? JSON.stringify(winnings) : null,
        })
        .onConflictDoNothing()
    },

    /**
     * Takes one spin of a game, from the pack that burns first or from the one that is named. The same round takes none
     * twice.
     * @returns what it is worth; undefined where the player has none
     */
    async take(
      tx: Executor,
      { uid, game, round, pack: named }: { uid: number; game: string; round: string; pack?: number },
    ): Promise<Pack | undefined> {
      await lockPlayer(tx, uid)
      const [known] = await tx
        .select({ pack: freespinPacks })
        .from(freespinRounds)
        .innerJoin(freespinPacks, eq(freespinPacks.id, freespinRounds.packId))
        .where(and(eq(freespinRounds.round, round), eq(freespinPacks.uid, uid)))
      if (known) return described(known.pack)
      const [pack] = await tx
        .select()
        .from(freespinPacks)
        .where(
          and(
            eq(freespinPacks.uid, uid),
            eq(freespinPacks.game, game),
            named === undefined ? undefined : eq(freespinPacks.id, named),
            withStatus('active'),
          ),
        )
        .orderBy(freespinPacks.expiresAt, freespinPacks.id)
        .limit(1)
      if (!pack) return undefined
      await tx.insert(freespinRounds).values({ round, packId: pack.id, createdAt: clock() })
      await tx
        .update(freespinPacks)
        .set({ remaining: pack.remaining - 1 })
        .where(eq(freespinPacks.id, pack.id))
      return described(pack)
    },

    /** Whether a pack is the player's, and of this game. */
    async has(tx: Executor, { uid, game, pack }: { uid: number; game: string; pack: number }) {
      const { id, uid: owner, game: of } = freespinPacks
      return (await tx.$count(freespinPacks, and(eq(id, pack), eq(owner, uid), eq(of, game)))) > 0
    },

    /**
     * What a spin has won, under the player's lock: real money, or more of a bonus, as its pack says.
     * @param key of the journal
     * @returns journals that the caller posts in the same transaction
     */
    async planWin(
      tx: Executor,
      { pack, currency, winnings }: Pack,
      { uid, amount, key }: { uid: number; amount: bigint; key: string },
    ): Promise<Journal[]> {
      if (amount === 0n) return []
      if (winnings) {
        const { wagering, days, convertsMost, terms, content } = winnings
        const grant = {
          uid,
          product: 'casino' as const,
          reason: `freespins/${pack}`,
          currency,
          amount,
          required: amount * BigInt(wagering),
          content,
          days,
          atOnce: true,
          ...(convertsMost !== undefined && { convertsMost: BigInt(convertsMost) }),
          ...(terms && { terms }),
        }
        return bonuses.grantMore(tx, grant, key)
      }
      const postings = [
        { account: { house: 'promotions' as const }, amount: -amount },
        { account: { uid, kind: 'main' as const }, amount },
      ]
      return [{ key, kind: 'win', currency, uid, postings, details: { freespins: pack } }]
    },

    /** The newest first. */
    async list(query: { uid: number; status: PackStatus | 'all'; offset: number; count: number }) {
      const { uid, status, offset, count } = query
      const where = and(eq(freespinPacks.uid, uid), ...(status === 'all' ? [] : [withStatus(status)]))
      const total = await database.drizzle.$count(freespinPacks, where)
      const packs = await database.drizzle
        .select()
        .from(freespinPacks)
        .where(where)
        .orderBy(desc(freespinPacks.id))
        .limit(count)
        .offset(offset)
      return { packs, total }
    },
  }
}

const described = ({ id, stake, currency, winnings }: typeof freespinPacks.$inferSelect): Pack => ({
  pack: id,
  stake,
  currency,
  winnings: winnings === null ? undefined : (JSON.parse(winnings) as Winnings),
})

export type Freespins = ReturnType<typeof createFreespins>
