import type { Database, Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import type { BonusTerms } from '../bonuses/bonusTerms.ts'
import type { Bonuses } from '../bonuses/createBonuses.ts'
import type { Journal } from '../wallet/Journal.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { type PackQuery, packRepository, type StoredPack } from './packRepository.ts'

const day = 86_400_000
/** Milliseconds after which a pack that the provider was not told of is left to another job: the one before has given up. */
const tellAfter = 30 * 3_600_000
/** Packs of one look. */
const mostTold = 500

/** @property stake minor units */
export type FreespinGrant = {
  uid: number
  /** What they are given for: once a player. */
  reason: string
  /** Number of the deposit that brings them. */
  deposit?: number
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

type Pack = {
  pack: number
  deposit: number | null
  stake: bigint
  currency: string
  winnings: Winnings | undefined
}

/** Spins that cost nothing: given by campaigns, taken by the games. */
export function createFreespins({
  database,
  bonuses,
  jobs,
  clock,
}: {
  database: Database
  bonuses: Pick<Bonuses, 'grantMore'>
  /** By which the provider of the game is told of what was given. */
  jobs: Pick<Jobs, 'enqueue'>
  clock: () => Date
}) {
  return {
    async grant(tx: Executor, { spins, days, winnings, ...grant }: FreespinGrant): Promise<void> {
      const now = clock()
      const expiresAt = new Date(now.getTime() + days * day)
      const pack = await packRepository.add(tx, {
        ...grant,
        total: spins,
        remaining: spins,
        createdAt: now,
        expiresAt,
        tellAt: new Date(now.getTime() + tellAfter),
        winnings: winnings ? JSON.stringify(winnings) : null,
      })
      if (pack !== undefined) await jobs.enqueue('free-rounds', { pack }, tx)
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
      const known = await packRepository.findByRound(tx, uid, round)
      if (known) return described(known)
      const pack = await packRepository.findNext(tx, { uid, game, named, now: clock() })
      if (!pack) return undefined
      await packRepository.takeSpin(tx, pack, round, clock())
      return described(pack)
    },

    find: (pack: number) => packRepository.find(database.drizzle, pack),

    /** The provider of the game knows of a pack. */
    told: (pack: number) => packRepository.told(database.drizzle, pack),

    /** Leaves packs to jobs that the provider does not know of, as their jobs gave up or they were given without one. */
    leaveUntold: (): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock()
        const again = new Date(now.getTime() + tellAfter)
        for (const pack of await packRepository.leave(tx, { now, again, atMost: mostTold }))
          await jobs.enqueue('free-rounds', { pack }, tx)
      }),

    /** How many spins a player has left in a game. */
    left: (uid: number, game: string) => packRepository.left(database.drizzle, { uid, game, now: clock() }),

    /** Whether a pack is the player's, and of this game. */
    has: (tx: Executor, asked: { uid: number; game: string; pack: number }) => packRepository.has(tx, asked),

    /** Spins that a deposit brought are over: money of it went back. Under the player's lock. */
    endOfDeposit: (tx: Executor, deposit: number) => packRepository.endOfDeposit(tx, deposit, clock()),

    /**
     * What a spin has won, under the player's lock: real money, or more of a bonus, as its pack says.
     * @param key of the journal
     * @returns journals that the caller posts in the same transaction
     */
    async planWin(
      tx: Executor,
      { pack, deposit, currency, winnings }: Pack,
      { uid, amount, key }: { uid: number; amount: bigint; key: string },
    ): Promise<Journal[]> {
      if (amount === 0n) return []
      if (winnings) {
        const { wagering, days, convertsMost, terms, content } = winnings
        const grant = {
          uid,
          product: 'casino' as const,
          reason: `freespins/${pack}`,
          ...(deposit !== null && { deposit }),
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
    list: (query: PackQuery) => packRepository.list(database.drizzle, query, clock()),
  }
}

const described = ({ id, deposit, stake, currency, winnings }: StoredPack): Pack => ({
  pack: id,
  deposit,
  stake,
  currency,
  winnings: winnings === null ? undefined : (JSON.parse(winnings) as Winnings),
})

export type Freespins = ReturnType<typeof createFreespins>
