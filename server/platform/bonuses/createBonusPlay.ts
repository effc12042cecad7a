import type { Executor } from '../../db/Database.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal, JournalKind } from '../wallet/Journal.ts'
import type { AccountRef } from '../wallet/ledgerAccount.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { againstSlip, type PlayedSlip } from './betTerms.ts'
import { bonusAccount, convertJournals, forfeitJournals } from './bonusJournals.ts'
import { type BonusWithMoney, bonusRepository } from './bonusRepository.ts'
import { bonusRoundRepository } from './bonusRoundRepository.ts'
import { type PlayedGame, readTerms, termsIn } from './bonusTerms.ts'
import type { Bonuses } from './createBonuses.ts'
import { findPlay, refuseOther } from './findPlay.ts'
import { type MostRound, mostRound } from './mostRound.ts'
import { type Purses, readPurses } from './readPurses.ts'
import type { BonusProduct } from './schema.ts'
import { bonusShare, type Stake, splitStake } from './splitStake.ts'
import { refundTooLarge, stakeTooLarge } from './stakeRefusals.ts'

export type Bet = {
  /** Idempotency key of the journal. */
  key: string
  uid: number
  product: BonusProduct
  currency: string
  /** Minor units, above zero. */
  amount: bigint
  /** Which revenue of the house it goes to. */
  revenue: string
  /** Where it waits until it is known what becomes of it, if it does not go to the revenue at once. */
  into?: AccountRef
  /** What it is decided with: what was staked in a round counts when that is finished. */
  round: string
  /** Game of the casino that it is staked in. */
  game?: PlayedGame
  /** Slip of sports that it is staked on. */
  slip?: PlayedSlip
  /** What the player chose to play with, where real and bonus money are isolated. */
  from?: 'main' | 'bonus'
  details?: Journal['details']
}

/** @property stake what the bet answered */
export type Settlement = Omit<Bet, 'from' | 'game' | 'slip' | 'into'> & {
  kind: Extract<JournalKind, 'win' | 'refund' | 'jackpot'>
  stake: Stake
}

type Services = { ledger: Ledger; bonuses: Bonuses; live: LiveSite; clock: () => Date }

/** @property stakeable minor units that can be staked in the game once the journals are posted */
export type PlannedBet = { stake: Stake; journals: Journal[]; stakeable: bigint }

/** A round that is over. @property counted minor units that it counts for, by bonus */
export type Finished = { counted: ReadonlyMap<number, bigint>; isCompleted: boolean }

/**
 * Bets with real and bonus money. Each function locks the player, and those that move money do so once in the caller's
 * transaction and nothing when they are called again with the same key. The `plan…` functions answer journals that the
 * caller posts together; whoever calls them has locked the player and knows that the key is new.
 */
export function createBonusPlay({ ledger, bonuses, live, clock }: Services) {
  const isIsolated = () => live.site().general.is_bonus_isolation_enabled ?? false

  /**
   * @param purses what the player can stake
   * @throws LedgerError insufficient_funds; PlatformError where the terms of the bonus forbid so large a stake
   */
  async function planBet(tx: Executor, bet: Bet, { main, bonus }: Purses): Promise<PlannedBet> {
    const { key, uid, currency, amount, revenue, into, round, game, slip, from, details } = bet
    const stored = bonus && readTerms(bonus.terms)
    const bets = slip && stored?.bets
    // A stake that does not come back is of one purse, so that it is plain what winnings come without.
    const isolated = isIsolated() || bets?.isStakeReturned === false
    const terms = stored && termsIn(stored, game)
    const isBarred = terms?.isExcluded || (slip !== undefined && againstSlip(bets, slip).length > 0)
    const left = bonus && !isBarred ? bonus.left : 0n
    const split = splitStake(amount, { main, bonus: left, isolated, ...(from && { from }) })
    const full = isIsolated() ? split.bonus : amount
    const counted = isBarred ? 0n : (full * BigInt(terms?.percent ?? 0)) / 100n
    const concerned = bonus && (split.bonus > 0n || counted > 0n) ? bonus : undefined
    if (concerned) {
      const part = { bonusId: concerned.id, round, staked: amount, counted, now: clock() }
      const staked = await bonusRoundRepository.add(tx, part)
      if (terms?.mostStake !== undefined && staked > terms.mostStake)
        throw stakeTooLarge(terms.mostStake, currency)
    }
    const account: AccountRef = into ?? { house: 'revenue', ref: revenue }
    const postings = [
      { account: { uid, kind: 'main' as const }, amount: -split.main },
      ...(concerned ? [{ account: bonusAccount(concerned), amount: -split.bonus }] : []),
      { account, amount },
    ]
    const named = concerned ? { bonusId: concerned.id, counted, ...(bets && { bets }) } : {}
    const journal: Journal = {
      key,
      kind: 'bet',
      currency,
      uid,
      postings: postings.filter((one) => one.amount !== 0n),
      details: { ...details, ...(concerned && { bonus: concerned.id, counted: counted.toString() }) },
    }
    const rest = { main: main - split.main, bonus: left - split.bonus }
    return {
      stake: { ...split, ...named },
      journals: [journal],
      stakeable: stakeable(rest, { isolated, from }),
    }
  }

  /** @throws PlatformError for more than was staked */
  async function planSettlement(tx: Executor, settlement: Settlement): Promise<Journal[]> {
    const { key, kind, uid, product, currency, amount, revenue, round, stake, details } = settlement
    if (kind === 'refund' && amount > stake.main + stake.bonus) throw refundTooLarge()
    const bonus =
      stake.bonusId === undefined ? undefined : await bonusRepository.find(tx, uid, product, stake.bonusId)
    if (bonus && kind === 'refund') await unstake(tx, bonus, { round, amount, stake })
    else if (bonus) await bonusRoundRepository.touch(tx, bonus.id, round, clock())
    if (amount === 0n) return []
    const share = bonus ? bonusShare(amount, stake) : 0n
    const postings = [
      { account: { house: 'revenue' as const, ref: revenue }, amount: -amount },
      { account: { uid, kind: 'main' as const }, amount: amount - share },
      ...(bonus ? [{ account: bonusAccount(bonus), amount: share }] : []),
    ]
    const journal: Journal = {
      key,
      kind,
      currency,
      uid,
      postings: postings.filter((one) => one.amount !== 0n),
      details: { ...details, ...(bonus && { bonus: bonus.id }) },
    }
    return [journal, ...(bonus ? await lateJournals(tx, bonus, share, key) : [])]
  }

  /** What was paid back was not staked. */
  async function unstake(
    tx: Executor,
    bonus: BonusWithMoney,
    { round, amount, stake }: Pick<Settlement, 'round' | 'amount' | 'stake'>,
  ): Promise<void> {
    const counted = ((stake.counted ?? 0n) * amount) / (stake.main + stake.bonus)
    const part = { bonusId: bonus.id, round, staked: amount, counted, now: clock() }
    if ((await bonusRoundRepository.takeBack(tx, part)) || bonus.endedAt !== null) return
    // Its round was finished before, and has counted.
    const wagered = bonus.wagered > counted ? bonus.wagered - counted : 0n
    await bonusRepository.set(tx, bonus.id, { wagered })
  }

  /** What becomes of money that arrives when the bonus is over already. */
  async function lateJournals(tx: Executor, bonus: BonusWithMoney, share: bigint, key: string) {
    if (bonus.endedAt === null || share === 0n) return []
    if (bonus.state !== 'completed') return forfeitJournals(bonus, share, `${key}/forfeited`)
    const { converted } = await bonusRepository.figures(tx, bonus.id)
    return convertJournals(bonus, share, { before: converted, key })
  }

  const purses = (tx: Executor, of: Pick<Bet, 'uid' | 'product' | 'currency'>) =>
    readPurses(tx, { ...of, now: clock() })

  return {
    purses,
    planBet,
    planSettlement,

    /** @throws LedgerError insufficient_funds; key_conflict where the key was used for something else */
    async bet(tx: Executor, bet: Bet): Promise<Stake> {
      await lockPlayer(tx, bet.uid)
      const before = await findPlay(tx, bet.key)
      if (before) {
        refuseOther(before, { ...bet, kind: 'bet' })
        return before.stake
      }
      const { stake, journals } = await planBet(tx, bet, await purses(tx, bet))
      await ledger.post(tx, journals)
      return stake
    },

    /**
     * Pays winnings out, or a bet back. What a bonus that burned in the meantime would get, burns too; of one that
     * became real money, as much becomes real as could have then.
     * @throws LedgerError key_conflict where the key was used for something else; PlatformError where more than the
     *   stake would be paid back
     */
    async settle(tx: Executor, settlement: Settlement): Promise<void> {
      if (settlement.amount === 0n) return
      await lockPlayer(tx, settlement.uid)
      const before = await findPlay(tx, settlement.key)
      if (before) return refuseOther(before, settlement)
      const journals = await planSettlement(tx, settlement)
      await ledger.post(tx, journals)
    },

    /** So much of what was staked in a round that is open will not count after all; nothing where no bonus had to do with it. */
    async uncount(
      tx: Executor,
      { round, stake, counted }: Pick<Settlement, 'round' | 'stake'> & { counted: bigint },
    ): Promise<void> {
      if (stake.bonusId === undefined || counted === 0n) return
      await bonusRoundRepository.takeBack(tx, {
        ...{ bonusId: stake.bonusId, round, staked: 0n, counted, now: clock() },
      })
    },

    /**
     * A round is over: what was staked in it counts, and the active bonus becomes real money if enough was staked and no
     * other round of it is open. A round that is not known, or was finished before, counts nothing.
     */
    async finish(
      tx: Executor,
      { uid, product, round }: { uid: number; product: BonusProduct; round: string },
    ): Promise<Finished> {
      await lockPlayer(tx, uid)
      const closed = await bonusRoundRepository.close(tx, { uid, product, round })
      for (const { bonusId, counted } of closed) {
        const bonus = await bonusRepository.find(tx, uid, product, bonusId)
        if (bonus && bonus.endedAt === null && counted > 0n)
          await bonusRepository.set(tx, bonusId, { wagered: bonus.wagered + counted })
      }
      const counted = new Map(closed.map((one) => [one.bonusId, one.counted]))
      const bonus = await bonusRepository.active(tx, uid, product)
      const isStaked = bonus !== undefined && bonus.wagered >= bonus.required
      if (!isStaked || (await bonusRoundRepository.isPlayed(tx, bonus.id, clock())))
        return { counted, isCompleted: false }
      await bonuses.end(tx, bonus, 'completed')
      return { counted, isCompleted: true }
    },

    /**
     * What a stake in a game would be paid from, and what of it would count; nothing is locked.
     * @param found what the player can stake, where that is known
     */
    async terms(
      executor: Executor,
      asked: { uid: number; product: BonusProduct; currency: string; game?: PlayedGame; from?: Bet['from'] },
      found?: Purses,
    ): Promise<PlayTerms> {
      const isolated = isIsolated()
      const { main, bonus } = found ?? (await purses(executor, asked))
      const inGame = bonus && termsIn(readTerms(bonus.terms), asked.game)
      const withBonus = bonus !== undefined && !inGame?.isExcluded
      const pays = {
        main: !isolated || asked.from !== 'bonus',
        bonus: withBonus && (!isolated || asked.from !== 'main'),
      }
      const terms = {
        main,
        isolated,
        pays,
        ...(bonus && inGame && { bonus: { ...inGame, id: bonus.id, left: bonus.left } }),
        stakeable: stakeable(
          { main, bonus: bonus && withBonus ? bonus.left : 0n },
          { isolated, from: asked.from },
        ),
      }
      return { ...terms, mostRound: mostRound(terms) }
    },
  }
}

/** What a player is told before the stake; sums in minor units. */
export type PlayTerms = {
  main: bigint
  /** A bet is paid by real or by bonus money, never by both; otherwise by real money first. */
  isolated: boolean
  pays: { main: boolean; bonus: boolean }
  /** The bonus that is active, with what its terms say of the game. */
  bonus?: { id: number; left: bigint; isExcluded: boolean; percent: number; mostStake?: bigint }
  /** The most that the money is enough for. */
  stakeable: bigint
  /** The most that a round may be staked with, and what sets it. */
  mostRound: MostRound
}

export type BonusPlay = ReturnType<typeof createBonusPlay>

/** @param rest minor units of real money, and of the bonus where the game can be played with it */
function stakeable(
  { main, bonus }: { main: bigint; bonus: bigint },
  { isolated, from }: { isolated: boolean; from: Bet['from'] },
): bigint {
  if (!isolated) return main + bonus
  if (from !== undefined) return from === 'main' ? main : bonus
  return main > bonus ? main : bonus
}
